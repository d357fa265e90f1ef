/** What people write that a spreadsheet could run, break or garble. A bare number or date it reads as one: CSV has no types. */
const TEXTS = [
  'قرأت ليان بصوتٍ عالٍ، وسألت: «لماذا؟»',
  'آمنة درست الإملاء 🙂 and spelling',
  '=1+1',
  '=HYPERLINK("https://evil.example","Open")',
  "=cmd|' /C calc'!A0",
  '+44 20 7946 0000',
  '-2+3',
  '@SUM(A1:A9)',
  '\u061c=1+1',
  'a, b; c\td',
  'He said "well done"\nand then: read on\r\nto the end',
  'First line\nSecond line',
  '"=1+1"',
  "'quoted'",
  'ends with a backslash \\',
  'x'.repeat(5000),
] as const;

const NAMES = ['ليان القحطاني', '=Layan', 'Al-Harbi, Omar', '"Nora"', 'أحمد آل سعود'] as const;

export interface NastyLesson {
  readonly student: string;
  readonly notes: string;
  readonly homework: string;
}

/** Every text as notes and as homework, and every name with some of them. */
export const nastyLessons: readonly NastyLesson[] = TEXTS.map((notes, n) => ({
  student: NAMES[n % NAMES.length] ?? '',
  notes,
  homework: TEXTS[(n + 7) % TEXTS.length] ?? '',
}));
