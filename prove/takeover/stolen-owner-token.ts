import { profiles } from '@bayan/server/schema/people';
import { createPerson } from '@bayan/server/test/auth/auth-caller';
import { callAs } from '@bayan/server/test/builders';
import { asc, eq } from 'drizzle-orm';
import type { ProofRun, Verdict } from '#prove/proof.ts';
import { openWorld, type Scenario } from './scenario.ts';
import { newVictim, OWN_PAGE } from './victim.ts';

type Attempt = (send: Send, ids: Ids) => Promise<unknown>;
type Send = (method: string, path: string, body: object) => Promise<unknown>;
interface Ids {
  readonly accomplice: string;
  readonly colleague: string;
}

const VERSIONS = [1, 2, 3];
const THIEFS_ADDRESS = 'thief@elsewhere.example';

/** By which somebody with an owner's token would have an account that is still there when the token is not. */
const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  'an invited admin': send =>
    send('POST', '/api/profiles/invitations', {
      email: THIEFS_ADDRESS,
      name: 'Thief',
      role: 'admin',
      rights: ['owner'],
    }),
  'an admin of an account they have': (send, { accomplice }) =>
    send('PUT', `/api/profiles/${accomplice}/role`, { role: 'admin' }),
  'more rights for an admin they are': (send, { colleague }) =>
    send('PUT', `/api/admins/${colleague}/rights`, { rights: ['owner', 'operations'] }),
};

/** What a thief sends beside the token, and when: none of it is the cookie of the owner's browser. */
const CASES = [
  { when: 'at once', isYoung: true, headers: {} },
  { when: 'at once, from a page of ours', isYoung: true, headers: OWN_PAGE },
  { when: 'later', isYoung: false, headers: OWN_PAGE },
] as const;

export async function byStolenOwnerToken({
  stopsAtFirst,
  step,
}: Pick<ProofRun, 'stopsAtFirst' | 'step'>): Promise<Verdict> {
  const failures: string[] = [];
  const scenario = await openWorld();
  let tried = 0;
  try {
    for (const { when, isYoung, headers } of CASES) {
      const { owner, ids } = await academyWithOwner(scenario, isYoung);
      // Whatever version of the person they have seen.
      const send: Send = async (method, path, body) => {
        for (const version of VERSIONS)
          await callAs(scenario.app, owner, method, path, { body, version, headers });
      };
      const before = await admins(scenario);
      for (const [name, attempt] of Object.entries(ATTEMPTS)) {
        await attempt(send, ids);
        tried++;
        step();
        if ((await admins(scenario)) !== before)
          failures.push(`a stolen token of an owner, ${name}, ${when}`);
        if (stopsAtFirst && failures.length > 0) break;
      }
    }
    return { failures, figures: { 'by a stolen token of an owner': tried } };
  } finally {
    await scenario.close();
  }
}

let people = 0;

async function academyWithOwner(scenario: Scenario, isYoung: boolean) {
  const { app } = scenario;
  const victim = await newVictim(scenario, { isYoung });
  const become = (id: string, rights: ('owner' | 'operations')[]) =>
    app.db.update(profiles).set({ role: 'admin', rights }).where(eq(profiles.id, id));
  await become(victim.id, ['owner', 'operations']);
  const accomplice = await createPerson(app, { email: `accomplice${++people}@elsewhere.example` });
  const colleague = await createPerson(app, { email: `colleague${people}@elsewhere.example` });
  await become(colleague, ['operations']);
  return { owner: victim.accessToken, ids: { accomplice, colleague } };
}

/** Who they are and what they may do, in words. */
async function admins({ app: { db } }: Scenario): Promise<string> {
  const { id, rights } = profiles;
  return JSON.stringify(
    await db.select({ id, rights }).from(profiles).where(eq(profiles.role, 'admin')).orderBy(asc(id)),
  );
}
