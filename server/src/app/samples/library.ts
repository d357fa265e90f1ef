import type { Subject } from '@bayan/domain/subjects/subjects';
import type { TutorKey } from './staff.ts';

interface SampleResource {
  readonly title: string;
  readonly description: string;
  readonly subject: Subject;
  readonly grade: string;
  readonly by: TutorKey;
  readonly daysAgo: number;
  readonly isPublic: boolean;
  readonly content:
    | { readonly type: 'link'; readonly url: string }
    | { readonly type: 'document' | 'video' | 'worksheet'; readonly file: string };
}

/** The files lie in `server/samples-files`. */
export const sampleResources: readonly SampleResource[] = [
  {
    title: 'The Sounds of British English',
    description: 'One page on the sounds that Arabic speakers ask about most, with three lines to say aloud.',
    subject: 'English',
    grade: 'Years 4 to 9',
    by: 'eleanor',
    daysAgo: 60,
    isPublic: true,
    content: { type: 'document', file: 'sounds-of-british-english.pdf' },
  },
  {
    title: 'Quadratic Equations: Practice Sheet',
    description:
      'Twelve questions from factorising to completing the square. Twenty marks, about forty minutes.',
    subject: 'Algebra',
    grade: 'Years 9 to 11',
    by: 'daniel',
    daysAgo: 21,
    isPublic: true,
    content: { type: 'worksheet', file: 'quadratic-equations.pdf' },
  },
  {
    title: 'Completing the Square, Step by Step',
    description: 'Twelve quiet seconds: one equation, five steps.',
    subject: 'Mathematics',
    grade: 'Years 9 to 11',
    by: 'daniel',
    daysAgo: 14,
    isPublic: true,
    content: { type: 'video', file: 'completing-the-square.mp4' },
  },
  {
    title: 'LearnEnglish by the British Council',
    description: 'Listening, reading and grammar at every level, free of charge.',
    subject: 'English',
    grade: 'All years',
    by: 'eleanor',
    daysAgo: 45,
    isPublic: true,
    content: { type: 'link', url: 'https://learnenglish.britishcouncil.org/' },
  },
  {
    title: 'Marking Guide: Persuasive Essays',
    description: 'My own notes on grades and comments.',
    subject: 'English',
    grade: 'Years 9 to 11',
    by: 'eleanor',
    daysAgo: 9,
    isPublic: false,
    content: { type: 'document', file: 'marking-guide.pdf' },
  },
];
