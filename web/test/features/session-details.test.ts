import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { expect, test } from 'vitest';
import { changesIn, detailsOf, isMove } from '#teaching/sessions/session-details.ts';

const session = {
  startsAt: '2027-03-01T16:00:00.000Z',
  duration: 60,
  subject: 'English',
  meetingLink: null,
} as Session;
const LONDON = 'Europe/London';
const typed = detailsOf(session, LONDON);

test('only what differs is sent: a new link moves nothing (R720)', () => {
  expect(changesIn(typed, session, LONDON)).toEqual({});
  const changes = changesIn({ ...typed, meetingLink: ' https://meet.example/b ' }, session, LONDON);
  expect(changes).toEqual({ meetingLink: 'https://meet.example/b' });
  expect(isMove(changes)).toBe(false);
});

test('date and time go together, with the zone they were typed in (R720)', () => {
  const changes = changesIn({ ...typed, time: { ...typed.time, time: '17:30' } }, session, LONDON);
  expect(changes).toEqual({ date: '2027-03-01', time: '17:30', timezone: LONDON });
  expect(isMove(changes)).toBe(true);
});

test('another length moves it too: the family’s day is another (R720)', () => {
  const changes = changesIn({ ...typed, time: { ...typed.time, duration: 90 } }, session, LONDON);
  expect(changes).toEqual({ duration: 90 });
  expect(isMove(changes)).toBe(true);
});

test('a link that is emptied is taken away, and half a time is nothing to send (R720)', () => {
  const linked = { ...session, meetingLink: 'https://meet.example/a' };
  expect(changesIn({ ...typed, subject: 'Physics', meetingLink: '' }, linked, LONDON)).toEqual({
    subject: 'Physics',
    meetingLink: null,
  });
  expect(changesIn({ ...typed, time: { ...typed.time, date: null } }, session, LONDON)).toBeNull();
});
