import type { Subject } from '@bayan/domain/subjects/subjects';
import type { StudentKey } from './families.ts';
import type { TutorKey } from './staff.ts';

interface SampleHomework {
  readonly student: StudentKey;
  readonly tutor: TutorKey;
  readonly subject: Subject;
  readonly title: string;
  readonly description: string;
  readonly setDaysAgo: number;
  readonly dueInDays: number;
  readonly work:
    | { readonly status: 'assigned' | 'in-progress' }
    | {
        readonly status: 'completed';
        readonly daysAgo: number;
        readonly url: string;
        readonly marked?: { readonly grade: string; readonly feedback: string };
      };
}

const handedIn = (name: string) => `https://work.bayan.example/${name}`;

/** Exactly one of Omar's is pending: his badge counts it. */
export const sampleHomework: readonly SampleHomework[] = [
  {
    student: 'omar',
    tutor: 'eleanor',
    subject: 'English',
    title: 'Essay: should schools have uniforms?',
    description:
      '350 words. Give two reasons, answer the other side, and finish with one sentence that stays.',
    setDaysAgo: 3,
    dueInDays: 1,
    work: { status: 'assigned' },
  },
  {
    student: 'omar',
    tutor: 'daniel',
    subject: 'Mathematics',
    title: 'Quadratic equations, part B',
    description: 'Questions 7 to 10 of the worksheet, with every step of completing the square.',
    setDaysAgo: 6,
    dueInDays: -1,
    work: { status: 'completed', daysAgo: 2, url: handedIn('omar/quadratics-part-b') },
  },
  {
    student: 'omar',
    tutor: 'eleanor',
    subject: 'English',
    title: 'Three openings',
    description: 'Three different first paragraphs for the same essay: a question, a scene, a number.',
    setDaysAgo: 10,
    dueInDays: -4,
    work: {
      status: 'completed',
      daysAgo: 5,
      url: handedIn('omar/three-openings'),
      marked: {
        grade: 'A-',
        feedback:
          'The scene at the school gate is excellent. The question is a little too easy to say no to: try one that has no short answer.',
      },
    },
  },
  {
    student: 'omar',
    tutor: 'daniel',
    subject: 'Mathematics',
    title: 'Quadratic equations, part A',
    description: 'Questions 1 to 6 of the worksheet.',
    setDaysAgo: 13,
    dueInDays: -7,
    work: {
      status: 'completed',
      daysAgo: 8,
      url: handedIn('omar/quadratics-part-a'),
      marked: { grade: 'B+', feedback: 'Five of six. In number 3 look at the sign of the 20 again.' },
    },
  },
  {
    student: 'mariam',
    tutor: 'eleanor',
    subject: 'English',
    title: 'Rewrite: public transport',
    description: 'The second paragraph of the essay, without "moreover" and with one example from Dubai.',
    setDaysAgo: 5,
    dueInDays: 2,
    work: { status: 'in-progress' },
  },
  {
    student: 'mariam',
    tutor: 'daniel',
    subject: 'Calculus',
    title: 'Integration by substitution',
    description: 'Exercise 7C, odd numbers. Check each answer by differentiating it.',
    setDaysAgo: 2,
    dueInDays: 4,
    work: { status: 'assigned' },
  },
  {
    student: 'mariam',
    tutor: 'eleanor',
    subject: 'English',
    title: 'A chart of Dubai visitors',
    description: 'Describe the chart in 150 words: which figure matters most, and why?',
    setDaysAgo: 33,
    dueInDays: -26,
    work: {
      status: 'completed',
      daysAgo: 28,
      url: handedIn('mariam/dubai-visitors'),
      marked: { grade: 'A', feedback: 'You chose the one figure that tells the story. Nothing to add.' },
    },
  },
  {
    student: 'dana',
    tutor: 'daniel',
    subject: 'Algebra',
    title: 'Ten brackets to expand',
    description: 'Page 41 of the book, with a rectangle drawn for at least three of them.',
    setDaysAgo: 15,
    dueInDays: -3,
    work: { status: 'assigned' },
  },
  {
    student: 'dana',
    tutor: 'daniel',
    subject: 'Physics',
    title: 'Forces in the kitchen',
    description: 'Five things that do not move, and the arrows of all forces on them.',
    setDaysAgo: 4,
    dueInDays: 3,
    work: { status: 'in-progress' },
  },
  {
    student: 'hamad',
    tutor: 'eleanor',
    subject: 'History',
    title: 'A question for a grandparent',
    description: 'Ask one question about life by the sea. Bring the answer in three English sentences.',
    setDaysAgo: 6,
    dueInDays: 1,
    work: { status: 'assigned' },
  },
  {
    student: 'salim',
    tutor: 'daniel',
    subject: 'Computer Science',
    title: 'Keep the high score',
    description: 'A function that compares the new score with the best one and returns the larger.',
    setDaysAgo: 8,
    dueInDays: -1,
    work: {
      status: 'completed',
      daysAgo: 2,
      url: handedIn('salim/high-score'),
      marked: {
        grade: 'A',
        feedback: 'It works and it reads like a sentence. Add a test for two equal scores.',
      },
    },
  },
];
