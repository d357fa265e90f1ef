import { KNOWN_PASSWORD } from '@bayan/auth/passwords/new-password';
import type { Change } from '#prove/crash/change.ts';
import { type Scenario, unique, type Writer } from '#prove/crash/scenario.ts';
import { INVITE, invite } from './invite.ts';

const PROVE = 'put /api/auth/proof';
const EXPORT = 'post /api/exports';
const LINK = 'post /api/exports/{id}/link';
const ERASE = 'post /api/erasures';
const WITHDRAW = 'post /api/erasures/{id}/withdrawal';

const PROVED = 'select count(*)::int as times from auth_sessions where proved_at >= $1';
const LINES = 'select count(*)::int as times from audit_log where action = $1 and target_id = $2';
const ready = `select count(*)::int as times from exports where id = $1 and status = 'ready'`;

const counted =
  (statement: string, values: unknown[]): Change['times'] =>
  async store =>
    Number((await store.only(statement, values)).times);

/** Which the product makes by itself, however often it falls meanwhile. */
async function untilReady({ store }: Scenario, id: string): Promise<void> {
  while (Number((await store.only(ready, [id])).times) === 0)
    await new Promise(resolve => setTimeout(resolve, 100));
}

/** An owner proves who they are, has somebody's data exported and erased, and withdraws the erasure. */
export const personalDataWriter: Writer = {
  routes: [INVITE, PROVE, EXPORT, LINK, ERASE, WITHDRAW],
  start: async scenario => async () => {
    const { admin: token, store, perform } = scenario;
    const { id: personId } = await invite(scenario, 'student');
    const { now } = await store.only(`select now() as now`, []);
    await perform({
      route: PROVE,
      call: { method: 'PUT', path: '/api/auth/proof', token, body: { currentPassword: KNOWN_PASSWORD } },
      inDoubt: 'look-first',
      times: counted(PROVED, [now]),
    });
    await perform({
      route: EXPORT,
      call: {
        method: 'POST',
        path: '/api/exports',
        token,
        body: { personId, language: 'ar' },
        key: unique('key'),
      },
      inDoubt: 'ask-again',
      times: counted('select count(*)::int as times from exports where person_id = $1', [personId]),
    });
    const asked = await store.only('select id from exports where person_id = $1', [personId]);
    const exportId = String(asked.id);
    await untilReady(scenario, exportId);
    await perform({
      route: LINK,
      call: { method: 'POST', path: `/api/exports/${exportId}/link`, token, key: unique('key') },
      inDoubt: 'ask-again',
      times: counted(LINES, ['export.linked', exportId]),
    });
    await perform({
      route: ERASE,
      call: { method: 'POST', path: '/api/erasures', token, body: { personId }, key: unique('key') },
      inDoubt: 'ask-again',
      times: counted('select count(*)::int as times from erasures where person_id = $1', [personId]),
    });
    const { id } = await store.only('select id from erasures where person_id = $1', [personId]);
    await perform({
      route: WITHDRAW,
      call: { method: 'POST', path: `/api/erasures/${id}/withdrawal`, token, version: 1, key: unique('key') },
      inDoubt: 'ask-again',
      times: counted(LINES, ['erasure.withdrawn', String(id)]),
    });
  },
};
