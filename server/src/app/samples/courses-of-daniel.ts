import type { Course } from './course.ts';

export const coursesOfDaniel: readonly Course[] = [
  {
    tutor: 'daniel',
    student: 'omar',
    subject: 'Mathematics',
    time: '18:00',
    duration: 60,
    given: [
      {
        daysAgo: 6,
        notes:
          'Completing the square, with and without a number in front. He explained the third example to me.',
        homework: 'Worksheet on quadratic equations, part B.',
      },
      {
        daysAgo: 13,
        notes: 'Factorising quadratics. Signs were the only trouble; a table of factors fixed it.',
        homework: 'Worksheet on quadratic equations, part A.',
        byStudent: [4, 'The table of factors is a good trick.'],
        byTutor: [4, 'Check the signs by multiplying out.'],
      },
      {
        daysAgo: 27,
        notes: 'Simultaneous equations by elimination and by substitution, and how to choose.',
        byStudent: [5, 'Clear.'],
      },
      {
        daysAgo: 41,
        notes: 'Straight lines: gradient and intercept from a graph and from two points.',
        homework: 'Draw four lines and write their equations.',
        byStudent: [4],
        byTutor: [5, 'Beautifully drawn graphs.'],
      },
      {
        daysAgo: 55,
        notes: 'A short test of where we start from: number work is secure, algebra needs practice.',
        byStudent: [4, 'Not as hard as I feared.'],
      },
    ],
  },
  {
    tutor: 'daniel',
    student: 'mariam',
    subject: 'Calculus',
    time: '19:00',
    duration: 90,
    given: [
      {
        daysAgo: 2,
        notes: 'Integration by substitution. Five integrals together, three alone, all three right.',
        homework: 'Exercise 7C, odd numbers.',
        byStudent: [5, 'I can do this now.'],
      },
      {
        daysAgo: 16,
        notes: 'The chain rule, from the picture to the formula.',
        byStudent: [4],
        byTutor: [5, 'Your explanation was better than the book’s.'],
      },
      {
        daysAgo: 37,
        notes: 'Limits and the meaning of a derivative; first principles for x squared and x cubed.',
        homework: 'First principles for one over x.',
        byStudent: [5],
      },
      {
        daysAgo: 79,
        notes: 'Functions: domain, range, inverse. A good base to start calculus from.',
        byTutor: [4],
      },
    ],
  },
  {
    tutor: 'daniel',
    student: 'dana',
    subject: 'Physics',
    time: '17:00',
    duration: 60,
    given: [
      {
        daysAgo: 4,
        notes: 'Forces in balance: she drew every arrow before she calculated. Exactly right.',
        homework: 'Five force diagrams from things in the kitchen.',
        byTutor: [5, 'Your diagrams do half of the work.'],
      },
      {
        daysAgo: 18,
        notes: 'Speed, distance and time; units first.',
        homework: 'Time a walk and work out the speed.',
      },
      { daysAgo: 46, notes: 'Density with a kitchen scale and a measuring jug, on camera.', byTutor: [4] },
    ],
  },
  {
    tutor: 'daniel',
    student: 'dana',
    subject: 'Algebra',
    time: '17:00',
    duration: 60,
    given: [
      {
        daysAgo: 15,
        notes: 'Expanding brackets with areas of rectangles.',
        homework: 'Expand the ten brackets in the book, page 41.',
      },
      {
        daysAgo: 29,
        notes: 'Letters for numbers: writing a rule for a pattern of tiles.',
        byTutor: [4, 'Careful with the first tile.'],
      },
    ],
  },
  {
    tutor: 'daniel',
    student: 'salim',
    subject: 'Computer Science',
    time: '18:30',
    duration: 60,
    given: [
      {
        daysAgo: 8,
        notes: 'Functions in Python: he split his game into six of them and it still runs.',
        homework: 'A function that keeps the high score.',
        byTutor: [5, 'Clean names. Keep them.'],
      },
      { daysAgo: 22, notes: 'Lists and loops: a deck of cards, shuffled and dealt.' },
      { daysAgo: 50, notes: 'First program: guess the number. Finished in one lesson.', byTutor: [5] },
    ],
  },
  {
    tutor: 'daniel',
    student: 'salim',
    subject: 'Statistics',
    time: '16:00',
    duration: 60,
    given: [
      {
        daysAgo: 3,
        notes: 'Mean, median and which one a newspaper would choose.',
        homework: 'Find one misleading chart.',
      },
      { daysAgo: 24, notes: 'Collecting data: a survey of favourite sports with 20 answers.', byTutor: [4] },
    ],
  },
  {
    tutor: 'daniel',
    student: 'fatima',
    subject: 'Chemistry',
    time: '20:15',
    duration: 60,
    endedDaysAgo: 40,
    given: [
      {
        daysAgo: 42,
        notes: 'Last lesson before the examination: a whole paper, timed. She is ready.',
        byTutor: [5, 'Go well, Fatima.'],
      },
      { daysAgo: 63, notes: 'Equilibrium: what moves it and what does not.' },
      { daysAgo: 84, notes: 'Moles again, from three directions, until it was boring.' },
    ],
  },
];
