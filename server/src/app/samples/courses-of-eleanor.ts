import type { Course } from './course.ts';

export const coursesOfEleanor: readonly Course[] = [
  {
    tutor: 'eleanor',
    student: 'omar',
    subject: 'English',
    time: '16:00',
    duration: 60,
    given: [
      {
        daysAgo: 3,
        notes:
          'Persuasive writing: an answer to the other side. Omar wrote a strong paragraph on school uniforms and read it aloud well.',
        homework: 'Finish the essay on school uniforms, 350 words.',
        byTutor: [5, 'Your counter-argument was the best part of the page.'],
      },
      {
        daysAgo: 10,
        notes: 'Persuasive writing: openings. We compared five first lines and rewrote two of his own.',
        homework: 'Three different openings for the same essay.',
        byStudent: [5, 'I finally know how to begin.'],
        byTutor: [4, 'Good ideas; read them aloud before you keep them.'],
      },
      {
        daysAgo: 17,
        notes: 'Conditionals in argument: if we had, if we were to. Accurate in speech, slower on paper.',
        homework: 'Ten sentences with the second and third conditional.',
        byStudent: [4],
      },
      {
        daysAgo: 31,
        notes: 'Reading a newspaper column: fact, opinion and tone. Vocabulary list of 14 words.',
        byStudent: [5, 'The article was about Riyadh, so I had a lot to say.'],
        byTutor: [5],
      },
      {
        daysAgo: 45,
        notes:
          'Speaking: a two-minute talk on the future of cities, twice. The second was half a minute shorter and twice as clear.',
        homework: 'Record the talk once more and listen to it.',
        byStudent: [4, 'Speaking twice helped.'],
      },
      {
        daysAgo: 59,
        notes: 'Paragraphs with one idea each. Cut a page of 300 words down to 180.',
        byStudent: [3, 'A little fast for me today.'],
        byTutor: [4, 'We will take more time for the next one.'],
      },
      {
        daysAgo: 73,
        notes: 'First lesson: a letter to introduce himself, and what he wants from the year.',
        byStudent: [5],
      },
    ],
  },
  {
    tutor: 'eleanor',
    student: 'mariam',
    subject: 'English',
    time: '17:30',
    duration: 60,
    given: [
      {
        daysAgo: 5,
        notes:
          'IELTS writing, task 2: a balanced answer in forty minutes. Structure is there; linking words repeat.',
        homework: 'Rewrite the second paragraph without "moreover".',
        byStudent: [5, 'شكرًا، كان الدرس مفيدًا جدًا'],
        byTutor: [4, 'A band 7 essay. Two linking words fewer make it 7.5.'],
      },
      {
        daysAgo: 19,
        notes: 'IELTS speaking, parts 2 and 3. Longer answers, fewer fillers.',
        byStudent: [5],
        byTutor: [5, 'You sounded like yourself.'],
      },
      {
        daysAgo: 33,
        notes: 'Describing a chart: which figure matters, which can stay away.',
        homework: 'Describe the chart of Dubai visitors in 150 words.',
        byStudent: [4],
      },
      {
        daysAgo: 61,
        notes: 'Reading for the main idea: three academic texts, twelve minutes each.',
        byStudent: [4, 'I want more reading like this.'],
      },
    ],
  },
  {
    tutor: 'eleanor',
    student: 'hamad',
    subject: 'English',
    time: '15:00',
    duration: 45,
    given: [
      {
        daysAgo: 9,
        notes: 'Chapter 4 of his book: he read two pages aloud and predicted the ending.',
        homework: 'Read chapter 5 and draw one scene.',
        byTutor: [5, 'Two whole pages without a stop.'],
      },
      {
        daysAgo: 23,
        notes: 'Past tense stories with picture cards: went, saw, found, brought.',
        byTutor: [4],
      },
      { daysAgo: 44, notes: 'Asking questions: who, where, why. We played twenty questions.' },
      { daysAgo: 72, notes: 'Getting to know each other; reading level checked with three short texts.' },
    ],
  },
  {
    tutor: 'eleanor',
    student: 'hamad',
    subject: 'History',
    time: '15:00',
    duration: 45,
    given: [
      {
        daysAgo: 6,
        notes:
          'Pearl diving in the Gulf and the fishing towns of Cornwall: two lives by the sea, side by side.',
        homework: 'Ask a grandparent one question about the sea and bring the answer.',
        byTutor: [5, 'Wonderful questions about your great-grandfather.'],
      },
      { daysAgo: 20, notes: 'What is a source? A letter, a map and a coin.' },
    ],
  },
  {
    tutor: 'eleanor',
    student: 'noor',
    subject: 'English',
    time: '15:00',
    duration: 30,
    given: [
      {
        daysAgo: 4,
        notes:
          'p and b with a paper strip in front of the mouth: the strip moved every time. Five sentences on her cat.',
        homework: 'Say the first line of the sounds sheet three times a day.',
        byTutor: [5, 'The strip never lies. Well done, Noor.'],
      },
      { daysAgo: 11, notes: 'Colours and sizes: big before blue. A drawing by her description.' },
      { daysAgo: 25, notes: 'Short and long vowels: ship, sheep, and a very silly story.', byTutor: [4] },
      { daysAgo: 53, notes: 'Alphabet and names; she spells her own without help.' },
    ],
  },
  {
    tutor: 'eleanor',
    student: 'noor',
    subject: 'Biology',
    time: '16:00',
    duration: 45,
    given: [
      {
        daysAgo: 8,
        notes: 'From seed to date palm: four pictures put in order and told in English.',
        homework: 'Water the bean and measure it on Friday.',
      },
    ],
  },
];
