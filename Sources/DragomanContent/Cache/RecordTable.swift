import Foundation

/// The records in memory, the least recently used given up first when their bytes are over the limit.
struct RecordTable {
  typealias Slot = TranslationKey.Slot

  private struct Node {
    var record: TranslationRecord
    var cost: Int
    var older: Slot?
    var newer: Slot?
  }

  private let limitBytes: Int
  private var nodes: [Slot: Node] = [:]
  private var slotsOfContent: [String: Set<Slot>] = [:]
  private var oldest: Slot?
  private var newest: Slot?
  /// What the records take, as they are counted.
  private(set) var bytes = 0

  init(limitBytes: Int) { self.limitBytes = limitBytes }

  var count: Int { nodes.count }

  /// The slot's record, which is the most recently used one from now on.
  mutating func use(_ slot: Slot) -> TranslationRecord? {
    guard let node = unlink(slot) else { return nil }
    link(slot, node)
    return node.record
  }

  /// Takes in a record. One that is over the limit by itself is not kept.
  mutating func insert(_ record: TranslationRecord) {
    let slot = record.key.slot
    remove(slot)
    let cost = Self.cost(of: record)
    guard cost <= limitBytes else { return }
    slotsOfContent[slot.item.contentID, default: []].insert(slot)
    link(slot, Node(record: record, cost: cost))
    bytes += cost
    while bytes > limitBytes, let oldest { remove(oldest) }
  }

  /// Gives up the slot's record.
  mutating func remove(_ slot: Slot) {
    guard let node = unlink(slot) else { return }
    bytes -= node.cost
    let content = slot.item.contentID
    slotsOfContent[content]?.remove(slot)
    if slotsOfContent[content]?.isEmpty == true { slotsOfContent[content] = nil }
  }

  mutating func remove(contentID: String) {
    for slot in slotsOfContent[contentID] ?? [] { remove(slot) }
  }

  mutating func removeAll(where isGone: (Slot) -> Bool) {
    for slot in nodes.keys where isGone(slot) { remove(slot) }
  }

  mutating func removeAll() { self = RecordTable(limitBytes: limitBytes) }

  /// The texts, and so much for the rest of an entry.
  private static func cost(of record: TranslationRecord) -> Int {
    let slot = record.key.slot
    return record.text.string.utf8.count + slot.item.contentID.utf8.count + slot.item.field.utf8.count
      + slot.packVersion.utf8.count + 400
  }

  private mutating func link(_ slot: Slot, _ node: Node) {
    var node = node
    (node.older, node.newer) = (newest, nil)
    if let newest { nodes[newest]?.newer = slot } else { oldest = slot }
    newest = slot
    nodes[slot] = node
  }

  private mutating func unlink(_ slot: Slot) -> Node? {
    guard let node = nodes.removeValue(forKey: slot) else { return nil }
    if let older = node.older { nodes[older]?.newer = node.newer } else { oldest = node.newer }
    if let newer = node.newer { nodes[newer]?.older = node.older } else { newest = node.older }
    return node
  }
}
