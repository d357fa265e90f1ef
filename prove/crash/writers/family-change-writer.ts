import { audited } from '#prove/crash/change.ts';
import { type Scenario, unique, type Writer } from '#prove/crash/scenario.ts';
import { scheduleSession } from './session-writers.ts';

const MOVE = 'post /api/sessions/{id}/move';
const CANCEL = 'post /api/sessions/{id}/cancel';

/** Open all day long and every day: then every hour of the scenario is a free one. */
const OPEN = [
  'delete from availability_hours where set_id in (select id from availability_sets where tutor_id = $1)',
  `update availability_sets set most_a_day = null, buffer_minutes = 0 where tutor_id = $1`,
  `insert into availability_hours (set_id, weekday, opens, closes)
    select id, weekday, 0, 1440 from availability_sets, generate_series(1, 7) as weekday where tutor_id = $1`,
];
const MADE = 'select count(*)::int as made from session_moves where student_id = $1';
/** As many as the rules leave to a student in a month. */
const MOVES = 4;

const changed = (scenario: Scenario, id: string, version: number) => ({
  call: {
    method: 'POST' as const,
    token: scenario.student.token,
    version,
    key: unique('key'),
  },
  target: id,
  before: { version },
});

/** A lesson to come that its family moves, while the rules leave it a move, and cancels. */
export const familyChangeWriter: Writer = {
  routes: [MOVE, CANCEL],
  async start(scenario) {
    const { student, tutors, store, perform } = scenario;
    for (const sql of OPEN) await store.rows(sql, [tutors[0]]);
    return async () => {
      const id = await scheduleSession(scenario, student.id);
      const { made } = await store.only(MADE, [student.id]);
      const isMoved = Number(made) < MOVES;
      if (isMoved) {
        const { date, time } = scenario.slot();
        const { call, ...target } = changed(scenario, id, 1);
        const body = { startsAt: `${date}T${time}:00Z` };
        const sent = { ...call, path: `/api/sessions/${id}/move` as const, body };
        await perform(audited({ route: MOVE, call: sent, action: 'session.changed', ...target }));
      }
      const { call, ...target } = changed(scenario, id, isMoved ? 2 : 1);
      const body = { cost: 'free', reason: unique('because') };
      const sent = { ...call, path: `/api/sessions/${id}/cancel` as const, body };
      await perform(audited({ route: CANCEL, call: sent, action: 'session.status-changed', ...target }));
    };
  },
};
