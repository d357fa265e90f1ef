/** What names and notes are made of. Each word of the notes stands in about one note of fifty. */
export const GIVEN_NAMES =
  'Amina Bader Carys Dalal Edith Faisal Gwen Hessa Idris Jawaher Khalid Latifa Maryam Nasser Olive Pearl Qasim Rashid Salma Talal Una Vera Walid Yara Zayd Aisha Basma Cyril Duaa Emrys Farah Ghada Huda Imran Joud Karim Layan Mona Noor Omar'.split(
    ' ',
  );

export const FAMILY_NAMES =
  'Alder Barnaby Colley Dunmore Elwood Fairfax Garland Holloway Ibrahim Jarvis Kendrick Lockwood Mansour Northgate Oakley Prescott Quayle Radcliffe Sabah Thornbury Underhill Varley Whitlock Yardley Zaman Ashworth Birch Chadwick Darwish Easton Farouk Grimshaw Haddad Ingram Jaber Kettle Langford Marlow Nuttall Othman'.split(
    ' ',
  );

export const TOPICS =
  'acids adverbs algebra angles apostrophes area articles averages biology bonds cells charts circuits clauses clocks commas compounds conductors confidence consonants current decimals density dialogue diagrams division drafts ecology energy equations essays evaporation factors fluency forces fractions friction genetics gerunds grammar graphs gravity handwriting idioms inference integers interviews ions isotopes journals kinetics layout lenses letters levers listening loci magnets mapping matrices means metaphor metals modals moments motion narrative nouns optics osmosis paragraphs passives percentages phrasal plurals poetry polygons powers prefixes prepositions pressure primes probability pronouns proofs punctuation quotients ratios reading reports rhythm sequences sets similes spelling stress suffixes surds synonyms tenses'.split(
    ' ',
  );

export const OPENINGS = [
  'We worked on ',
  'A calm lesson about ',
  'Revised everything around ',
  'Began the chapter on ',
];

/** In sixty notes of the whole academy, however large it is. */
export const SELDOM = 'zeppelin';
/** In one note of eight of the first tutor's, and now and then in everybody's. */
export const SELDOM_FOR_A_TUTOR = 'kingfisher';
/** The name of one student alone. */
export const ONE_STUDENT = 'Zubaydah Quillfeather';
