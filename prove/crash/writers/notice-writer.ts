import { audited } from '#prove/crash/change.ts';
import type { Scenario, Writer } from '#prove/crash/scenario.ts';
import { scheduleSession } from './session-writers.ts';

const CHOOSE = 'put /api/me/notice-settings';
const READ = 'post /api/notices/read';
const ALL = { lessonMade: true, lessonTutor: true, homeworkSet: true, homeworkGraded: true };

async function choose({ store, student, perform }: Scenario): Promise<void> {
  const [chosen] = await store.rows('select version from notice_settings where profile_id = $1', [
    student.id,
  ]);
  const version = Number(chosen?.version ?? 0);
  await perform(
    audited({
      route: CHOOSE,
      call: { method: 'PUT', path: '/api/me/notice-settings', token: student.token, version, body: ALL },
      action: 'notices.chosen',
      target: student.id,
      before: { version },
    }),
  );
}

/** The notice of a lesson that was just made is marked; marking it again changes nothing. */
async function read({ store, student, perform }: Scenario, sessionId: string): Promise<void> {
  const { id } = await store.only('select id from notices where profile_id = $1 and about = $2', [
    student.id,
    `sessions:${sessionId}`,
  ]);
  await perform({
    route: READ,
    call: { method: 'POST', path: '/api/notices/read', token: student.token, body: { ids: [id] } },
    inDoubt: 'ask-again',
    times: after => after.count('select count(*) from notices where id = $1 and read_at is not null', [id]),
  });
}

/** A family that chooses of what it is mailed, and reads what it was told of a new lesson. */
export const noticeWriter: Writer = {
  routes: [CHOOSE, READ],
  start: async scenario => async () => {
    await choose(scenario);
    await read(scenario, await scheduleSession(scenario, scenario.student.id));
  },
};
