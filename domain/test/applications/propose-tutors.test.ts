import { expect, test } from 'vitest';
import { type Candidate, proposeTutors, type WantedTutor } from '#applications/propose-tutors.ts';

const WANTED: WantedTutor = {
  ...{ subjects: ['English', 'History'], gender: 'female', childAge: 9 },
  ...{ level: 'elementary', wishes: '' },
};
const LOAD = { taken: 14, offered: 18, isFull: false };
const TIME = { freeHours: { winter: 3, summer: 2 }, load: LOAD };
const HARRIET: Candidate = {
  ...{ id: 'harriet', shownNames: ['Harriet C.', 'هارييت ك.'], gender: 'female' },
  subjects: ['English', 'History'],
  ages: { from: 6, to: 11 },
  englishLevels: ['beginner', 'elementary'],
  pupils: 4,
  time: TIME,
};
const idsOf = (candidates: Candidate[], wanted = WANTED) =>
  proposeTutors(wanted, candidates).fitting.map(({ id }) => id);

test('a tutor who fits is proposed with why (R829)', () => {
  expect(proposeTutors(WANTED, [HARRIET])).toEqual({
    fitting: [
      {
        id: 'harriet',
        reasons: ['gender', 'all-subjects', 'age', 'level', 'both-seasons'],
        limits: [],
      },
    ],
    leftOut: [],
  });
});

test('what a tutor lacks is named, and puts her behind the others (R829)', () => {
  const less = { subjects: ['English'], ages: null, englishLevels: [] };
  const amelia = { ...HARRIET, ...less, id: 'amelia', pupils: 0 };
  const { fitting } = proposeTutors(WANTED, [amelia, HARRIET]);
  expect(fitting).toMatchObject([
    { id: 'harriet' },
    {
      id: 'amelia',
      reasons: ['gender', 'both-seasons', 'free'],
      limits: ['some-subjects', 'age-unknown', 'level-unknown'],
    },
  ]);
});

test('of two who fit alike, the one with more hours left comes first, then with fewer students (R829)', () => {
  const eleanor = { ...HARRIET, id: 'eleanor', pupils: 3 };
  const busy = { ...eleanor, id: 'busy', time: { ...TIME, load: { ...LOAD, taken: 16 } } };
  expect(idsOf([busy, HARRIET, eleanor])).toEqual(['eleanor', 'harriet', 'busy']);
});

test.each(['نودّ أن تكون الدروس مع هارييت ك.', 'We would like lessons with Harriet C.'])(
  'whom the family asks for by name comes first (R829): %s',
  wishes => {
    const eleanor = { ...HARRIET, id: 'eleanor', shownNames: ['Eleanor W.'], pupils: 0 };
    const { fitting } = proposeTutors({ ...WANTED, wishes }, [eleanor, { ...HARRIET, ages: null }]);
    expect(fitting).toMatchObject([
      { id: 'harriet', reasons: expect.arrayContaining(['asked-for']) },
      { id: 'eleanor', reasons: expect.not.arrayContaining(['asked-for']) },
    ]);
  },
);

test('those left out are named by the first reason, who is nearest to fitting first (R829)', () => {
  const { leftOut, fitting } = proposeTutors(WANTED, [
    { ...HARRIET, id: 'man', gender: 'male', subjects: ['Physics'] },
    { ...HARRIET, id: 'unknown', gender: null },
    { ...HARRIET, id: 'physicist', subjects: ['Physics'] },
    { ...HARRIET, id: 'of-teenagers', ages: { from: 12, to: 16 } },
    { ...HARRIET, id: 'of-fluent', englishLevels: ['advanced'] },
    { ...HARRIET, id: 'elsewhen', time: { ...TIME, freeHours: { winter: 0, summer: 0 } } },
    { ...HARRIET, id: 'full', time: { ...TIME, load: { taken: 18, offered: 18, isFull: true } } },
  ]);
  expect(fitting).toEqual([]);
  expect(leftOut).toEqual([
    { id: 'full', mismatch: 'full' },
    { id: 'elsewhen', mismatch: 'hours' },
    { id: 'of-fluent', mismatch: 'level' },
    { id: 'of-teenagers', mismatch: 'age' },
    { id: 'physicist', mismatch: 'subject' },
    { id: 'man', mismatch: 'gender' },
    { id: 'unknown', mismatch: 'gender' },
  ]);
});

test('where a family has no wish or cannot say, that is no reason and no limit (R829)', () => {
  const silent = { ...WANTED, gender: 'any', level: 'not-sure' };
  const { fitting } = proposeTutors(silent, [{ ...HARRIET, gender: null, englishLevels: [] }]);
  expect(fitting).toMatchObject([{ reasons: ['all-subjects', 'age', 'both-seasons'], limits: [] }]);
});

test('hours that overlap in one season alone are a limit (R829)', () => {
  const fittingWith = (freeHours: { winter: number; summer: number }) =>
    proposeTutors(WANTED, [{ ...HARRIET, time: { ...TIME, freeHours } }]).fitting[0];
  expect(fittingWith({ winter: 2, summer: 1 })).toMatchObject({ limits: [] });
  expect(fittingWith({ winter: 2, summer: 1 })?.reasons).toContain('both-seasons');
  expect(fittingWith({ winter: 2, summer: 0 })?.limits).toEqual(['winter-only']);
  expect(fittingWith({ winter: 0, summer: 2 })?.limits).toEqual(['summer-only']);
});

test('a tutor who has not said when she teaches is proposed after those who have (R829)', () => {
  const { time: _, ...unknown } = HARRIET;
  const { fitting } = proposeTutors(WANTED, [{ ...unknown, id: 'amelia', pupils: 0 }, HARRIET]);
  expect(fitting).toMatchObject([{ id: 'harriet' }, { id: 'amelia', limits: ['hours-unknown'] }]);
});
