"""Word alignments: two directions made one, and what is counted from them."""

import collections

NEIGHBOURS = ((-1, 0), (0, -1), (1, 0), (0, 1), (-1, -1), (-1, 1), (1, -1), (1, 1))


def parse(line):
    """The links of a line "0-0 1-2", source position first."""
    return {tuple(map(int, link.split("-"))) for link in line.split()}


def grow_diag_final_and(forward, reverse):
    """The symmetrised links of a pair, sorted (Koehn, Och, Marcu 2003, as Moses has it).

    What both directions have; then their neighbours, the diagonal ones too, that one direction has and that align a
    word without a link, as long as there are any; then links of one direction between two words without a link.
    """
    union, links = forward | reverse, set(forward & reverse)
    sources, targets = {s for s, _ in links}, {t for _, t in links}

    def add(link):
        links.add(link)
        sources.add(link[0])
        targets.add(link[1])

    grown = True
    while grown:
        grown = False
        for s, t in sorted(links):
            for ds, dt in NEIGHBOURS:
                link = (s + ds, t + dt)
                if link in union and link not in links and (link[0] not in sources or link[1] not in targets):
                    add(link)
                    grown = True
    for direction in (forward, reverse):
        for link in sorted(direction):
            if link[0] not in sources and link[1] not in targets:
                add(link)
    return sorted(links)


def lexical_table(pairs, links, best=100, least=1e-4):
    """{source id: {target id: probability}} counted over linked pairs, the likeliest of each source id."""
    counts, totals = collections.defaultdict(collections.Counter), collections.Counter()
    for (source, target), of_pair in zip(pairs, links):
        for s, t in of_pair:
            counts[int(source[s])][int(target[t])] += 1
            totals[int(source[s])] += 1
    table = {}
    for source in sorted(counts):
        ranked = sorted(counts[source].items(), key=lambda item: (-item[1], item[0]))[:best]
        table[source] = {target: count / totals[source] for target, count in ranked if count / totals[source] >= least}
    return table
