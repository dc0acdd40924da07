extension SentenceCasesTests {
  static let english = """
    The tide is low. ¦The boats are dry.
    What time is it? ¦It is late!
    There it is! ¦I found it.
    My name is Jonas E. Lund.
    Please turn to p. 55.
    Were Jana and co. at the party?
    They closed the deal with Pitt, Briggs & Co. at noon.
    Let's ask Jana and co. ¦They should know.
    They closed the deal with Pitt, Briggs & Co. ¦It closed yesterday.
    I can see Mt. Fell from here.
    St. Anne's Church is on 5th St. near the lamps.
    That is JFK Jr.'s book.
    I visited the U.S.A. last year.
    I live in the E.U. ¦How about you?
    I live in the U.S. ¦We moved there.
    She works for the U.S. Government in Bern.
    I have lived in the U.S. for twenty years.
    At 5 a.m. Mr. Hale went to the bank. ¦He left the bank at 6 p.m. ¦Then he went to the store.
    She has $100.00 in her bag.
    She has $100.00. ¦It is in her bag.
    He teaches science (he worked as an engineer before) at the school.
    Her address is anna.lund@shop.example. ¦She rarely answers.
    The site is: https://www.shop.example/a.b.c. ¦Please look at it.
    She turned to him, "This is great." she said.
    She turned to him, "This is great." ¦She held the book out to show him.
    Hello!! ¦Long time no see.
    Hello?? ¦Is it you?
    Hello!? ¦Is that you?
    Hello?! ¦Is that you?
    You can find it at N°. 1026.253.553. ¦That is where the treasure is.
    She works at Yahoo! in the press room.
    We make a good team, you and I. ¦Did you see Anna yesterday?
    Thoreau was cited in ch. 3 . . . and that is all.
    He said it was late… and then he went.
    I never meant that.... ¦She left the store.
    I wasn't really ... well, what I mean was another thing.
    One further habit was noted [by the crew] as odd . . . .  ¦The others were not.
    No. 5 is better than no. 7. ¦Nobody knows why.
    The meeting is on Jan. 4, 2031 at 9:00 a.m. in Room 7.
    Fig. 3 shows the result. ¦See also Tab. 4 and Eq. 5.
    The temperature was 3.5 degrees. ¦It rose to 4.
    Version 2.0.1 is out. ¦Get it now.
    J. R. Moss wrote it, e.g. for the harbour, i.e. for us.
    Prof. Ito and Gen. Adeyemi met Rev. Okafor. ¦All three were early.
    "Is it over?" he asked. ¦"No," she said.
    ‘Come in.’ ¦He came.
    (He was late.) ¦Nobody minded.
    It was over. ¦(He had left.) ¦Nobody minded.
    He asked why. ¦"Because." ¦That was all.
    The list: apples, pears, etc. ¦Nothing else.
    The list (apples, pears, etc.) is long.
    A Ph.D. is needed. ¦He has one.
    The firm Baltic Ltd. builds boats. ¦Acme Inc. sells them.
    It costs 5 vs. 6 euros. ¦That is a lot.
    Use node.js or the file a.txt. ¦Both work.
    Mr. and Mrs. Lund live at 12 Elm Ave. in Bath.
    He was born on Feb. 3. ¦She was born in May.
    The boat is 12 ft. long and 3 ft. wide.
    """
}
