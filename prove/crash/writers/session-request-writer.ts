import { audited } from '#prove/crash/change.ts';
import { type Scenario, unique, type Writer } from '#prove/crash/scenario.ts';
import { scheduleSession } from './session-writers.ts';

const ASK = 'post /api/session-requests';
const WITHDRAW = 'post /api/session-requests/{id}/withdrawal';
const ANSWER = 'post /api/session-requests/{id}/answer';

async function ask({ student, store, perform }: Scenario, sessionId: string, wish: object): Promise<string> {
  const reason = unique('reason');
  const body = { sessionId, reason, ...wish };
  await perform(
    audited({
      route: ASK,
      call: {
        method: 'POST',
        path: '/api/session-requests',
        token: student.token,
        body,
        key: unique('key'),
      },
      action: 'session-request.asked',
      after: { reason },
    }),
  );
  const { id } = await store.only('select id from session_requests where reason = $1', [reason]);
  return String(id);
}

const withdraw = (id: string, token: string) =>
  audited({
    route: WITHDRAW,
    call: {
      method: 'POST',
      path: `/api/session-requests/${id}/withdrawal`,
      token,
      version: 1,
      key: unique('key'),
    },
    action: 'session-request.withdrawn',
    target: id,
  });

const accept = (id: string, token: string) =>
  audited({
    route: ANSWER,
    call: {
      method: 'POST',
      path: `/api/session-requests/${id}/answer`,
      token,
      version: 1,
      body: { decision: 'accepted', answer: unique('answer') },
      key: unique('key'),
    },
    action: 'session-request.accepted',
    target: id,
  });

/** A lesson that is asked to be moved and is, that is asked about and not any more, and that is cancelled in the end. */
export const sessionRequestWriter: Writer = {
  routes: [ASK, WITHDRAW, ANSWER],
  start: async scenario => async () => {
    const { admin, student, perform, slot } = scenario;
    const session = await scheduleSession(scenario, student.id);
    await perform(accept(await ask(scenario, session, { kind: 'move', ...slot() }), admin));
    await perform(withdraw(await ask(scenario, session, { kind: 'move' }), student.token));
    await perform(accept(await ask(scenario, session, { kind: 'cancel' }), admin));
  },
};
