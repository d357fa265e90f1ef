import { expect, test } from 'vitest';
import { canHearOfChange } from '#live/live.policy.ts';
import type { Announcement, LiveNoun } from '#live/live.ts';
import { member } from '#test/profiles/member.ts';

const sara = member('sara', 'tutor');
const omar = member('omar', 'student');
const adam = member('adam', 'admin');
const everybody = [sara, omar, adam, member('nora', 'tutor'), member('lina', 'student')];

const hearing = (announcement: Announcement, known: readonly string[] = []) =>
  everybody
    .filter(actor => canHearOfChange(actor, announcement, known.includes(actor.id)))
    .map(({ id }) => id);

test.each<LiveNoun>([
  'sessions',
  'session-requests',
  'homework',
  'progress-notes',
  'messages',
  'assignments',
])('of %s hear the tutor, the student and the administrators, and nobody else', noun => {
  expect(hearing({ noun, id: 'one', tutorId: 'sara', studentId: 'omar' })).toEqual(['sara', 'omar', 'adam']);
});

test('a tutor who is a student now no longer hears of what she taught', () => {
  const announcement = { noun: 'sessions', id: 'one', tutorId: 'sara', studentId: 'omar' } as const;
  expect(canHearOfChange(member('sara', 'student'), announcement, false)).toBe(false);
});

test('of a person hear the person, those whom they teach or are taught by, and the administrators', () => {
  expect(hearing({ noun: 'profiles', id: 'omar' }, ['sara'])).toEqual(['sara', 'omar', 'adam']);
});

test('of an account hear its owner and the administrators', () => {
  expect(hearing({ noun: 'accounts', id: 'omar' }, ['sara'])).toEqual(['omar', 'adam']);
});

test('of a sign-in that has ended hears its owner alone', () => {
  expect(hearing({ noun: 'devices', id: 'omar' }, ['sara'])).toEqual(['omar']);
});

test('of which reminders a family receives hears that family alone', () => {
  expect(hearing({ noun: 'reminders', id: 'omar' }, ['sara'])).toEqual(['omar']);
});

test('of applications hear the administrators alone', () => {
  expect(hearing({ noun: 'applications', id: 'one' })).toEqual(['adam']);
});

test('of the notes of the staff hear the administrators alone (R921)', () => {
  expect(hearing({ noun: 'staff-notes', id: 'one', tutorId: 'sara', studentId: 'omar' })).toEqual(['adam']);
});

test('of a check of documents hear the tutor whose they are and the administrators', () => {
  expect(hearing({ noun: 'vetting', id: 'one', tutorId: 'sara' })).toEqual(['sara', 'adam']);
});

test('of the settings hears everybody', () => {
  expect(hearing({ noun: 'settings', id: null })).toHaveLength(everybody.length);
});

test('of a resource hears whoever teaches, and of a private one its owner and the administrators', () => {
  expect(hearing({ noun: 'resources', id: 'one' })).toEqual(['sara', 'adam', 'nora']);
  expect(hearing({ noun: 'resources', id: 'one', tutorId: 'sara' })).toEqual(['sara', 'adam']);
});

test('an admin hears of what their rights let them read, and of nothing else (R801)', () => {
  const heardBy = (actor: typeof adam) =>
    (
      ['sessions', 'resources', 'applications', 'public-tutors', 'profiles', 'accounts', 'settings'] as const
    ).filter(noun => canHearOfChange(actor, { noun, id: 'one', tutorId: 'sara', studentId: 'omar' }, false));
  expect(heardBy(member('adam', 'admin', ['owner']))).toEqual(['profiles', 'accounts', 'settings']);
  expect(heardBy(member('adam', 'admin', ['safeguarding']))).toEqual(['settings']);
  expect(heardBy(member('adam', 'admin', ['operations']))).toHaveLength(7);
});
