import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessionJoins } from '#schema/teaching.ts';
import { codeOf } from '#test/assignments/parted.ts';
import type { Person } from '#test/builders.ts';
import { type NoticeSetup, openNoticeSetup } from '#test/notices/notice-setup.ts';

let setup: NoticeSetup;
beforeAll(async () => {
  setup = await openNoticeSetup();
});
afterAll(() => setup.close());

const MINUTE = 60_000;
/** Lessons begin at whole minutes. */
beforeEach(() => setup.app.clock.advance(MINUTE - (setup.app.clock.now().getTime() % MINUTE)));

const LINK = 'https://meet.example/room';
const join = (who: Person, id: string) => who.call('POST', `/api/sessions/${id}/join`);
const joinsOf = (id: string) =>
  setup.app.db.select().from(sessionJoins).where(eq(sessionJoins.sessionId, id));

async function lessonIn(minutes: number, meetingLink: string | null = LINK) {
  const pair = await setup.newPair();
  const { id } = await pair.lesson(minutes * MINUTE, { durationMinutes: 30, meetingLink });
  return { ...pair, id };
}

describe('joining a lesson (R840)', () => {
  test('leads tutor and family to the link, and keeps when each first came', async () => {
    const { tutor, student, id } = await lessonIn(10);
    const first = setup.app.clock.now();
    const answer = await join(tutor, id);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ meetingLink: LINK, joinedAt: first.toISOString() });
    setup.app.clock.advance(4 * MINUTE);
    expect(await (await join(student, id)).json()).toMatchObject({
      joinedAt: setup.app.clock.now().toISOString(),
    });
    // Whoever fell out of the room comes back by the same button.
    expect(await (await join(tutor, id)).json()).toEqual({
      meetingLink: LINK,
      joinedAt: first.toISOString(),
    });
    expect(await joinsOf(id)).toHaveLength(2);
  });

  test('is refused before its time, after its end, without a link and once it is cancelled', async () => {
    const { tutor, id } = await lessonIn(11);
    expect(await codeOf(join(tutor, id))).toBe('409 session.not-joinable');
    setup.app.clock.advance(MINUTE);
    expect((await join(tutor, id)).status).toBe(200);
    setup.app.clock.advance(41 * MINUTE);
    expect(await codeOf(join(tutor, id))).toBe('409 session.not-joinable');

    const bare = await lessonIn(5, null);
    expect(await codeOf(join(bare.tutor, bare.id))).toBe('409 session.not-joinable');

    const cancelled = await lessonIn(5);
    await setup.become(cancelled.tutor, cancelled.id, 'cancelled', 'I am ill');
    expect(await codeOf(join(cancelled.student, cancelled.id))).toBe('409 session.not-joinable');
    expect(await joinsOf(cancelled.id)).toEqual([]);
  });

  test('is for those of the lesson, and the database lets nobody change when they came', async () => {
    const { student, id } = await lessonIn(5);
    const other = await setup.newPair();
    expect(await codeOf(join(other.tutor, id))).toBe('404 not-found');
    expect(await codeOf(join(other.student, id))).toBe('404 not-found');
    await join(student, id);
    await expect(
      setup.app.db
        .update(sessionJoins)
        .set({ at: new Date(0) })
        .where(eq(sessionJoins.sessionId, id)),
    ).rejects.toThrow();
  });
});
