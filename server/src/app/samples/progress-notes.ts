import type { Subject } from '@bayan/domain/subjects/subjects';
import type { StudentKey } from './families.ts';
import type { TutorKey } from './staff.ts';

interface SampleProgressNote {
  readonly student: StudentKey;
  readonly tutor: TutorKey;
  readonly subject: Subject;
  readonly daysAgo: number;
  readonly note: string;
  readonly strengths: readonly string[];
  readonly areasForImprovement: readonly string[];
}

export const sampleProgressNotes: readonly SampleProgressNote[] = [
  {
    student: 'omar',
    tutor: 'eleanor',
    subject: 'English',
    daysAgo: 3,
    note: 'Omar now plans an essay in five minutes and argues with real conviction. His spoken English is ahead of his written English, and the distance is closing.',
    strengths: ['Answers the other side fairly', 'Wide vocabulary', 'Reads aloud with expression'],
    areasForImprovement: ['Endings: stop when the point is made', 'Commas in long sentences'],
  },
  {
    student: 'omar',
    tutor: 'eleanor',
    subject: 'English',
    daysAgo: 46,
    note: 'A good first half of term. He speaks freely and is learning to cut what he writes.',
    strengths: ['Confident speaker', 'Always prepared'],
    areasForImprovement: ['One idea in each paragraph', 'Third conditional'],
  },
  {
    student: 'omar',
    tutor: 'daniel',
    subject: 'Mathematics',
    daysAgo: 6,
    note: 'Quadratics have gone from guesswork to method in three lessons. He can explain why it works, which is the best test I know.',
    strengths: ['Explains his steps', 'Neat graphs'],
    areasForImprovement: ['Signs when a bracket is multiplied out'],
  },
  {
    student: 'mariam',
    tutor: 'eleanor',
    subject: 'English',
    daysAgo: 19,
    note: 'On course for 7.5. Her speaking is natural and quick; her essays are well built and a little formal.',
    strengths: ['Fluent under time pressure', 'Clear structure'],
    areasForImprovement: ['Fewer linking words', 'Examples from her own life'],
  },
  {
    student: 'mariam',
    tutor: 'daniel',
    subject: 'Calculus',
    daysAgo: 2,
    note: 'Substitution is secure. She is ready for areas and volumes earlier than planned.',
    strengths: ['Exact notation', 'Checks by differentiating'],
    areasForImprovement: ['Sketch first, then integrate'],
  },
  {
    student: 'hamad',
    tutor: 'eleanor',
    subject: 'English',
    daysAgo: 9,
    note: 'Two pages aloud without a stop: a small celebration. Hamad asks when he does not know a word.',
    strengths: ['Curious', 'Good memory for stories'],
    areasForImprovement: ['Past tense of common verbs', 'Writing more than two sentences'],
  },
  {
    student: 'dana',
    tutor: 'daniel',
    subject: 'Physics',
    daysAgo: 4,
    note: 'Dana thinks in pictures and it serves her well. The science fair project on bridges is taking shape.',
    strengths: ['Diagrams', 'Patience with measurements'],
    areasForImprovement: ['Write the unit at every step'],
  },
  {
    student: 'salim',
    tutor: 'daniel',
    subject: 'Computer Science',
    daysAgo: 8,
    note: 'He writes programs that others can read. Next: saving to a file, then a small project of his own.',
    strengths: ['Good names', 'Tests as he goes'],
    areasForImprovement: ['Plan on paper before typing'],
  },
  {
    student: 'noor',
    tutor: 'eleanor',
    subject: 'English',
    daysAgo: 4,
    note: 'Noor hears the difference between p and b every time now, and says it nearly every time.',
    strengths: ['Careful listener', 'Loves to draw what she says'],
    areasForImprovement: ['Full stops', 'Speaking a little louder'],
  },
];
