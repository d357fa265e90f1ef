import { removeUser } from '@bayan/auth/store/auth-users.repository';
import { authSessions } from '@bayan/auth/store/tables';
import { loadSigningKeys } from '@bayan/auth/tokens/load-signing-keys';
import { inTransaction } from '@bayan/platform/db/transaction';
import { EXPECTATIONS } from '@bayan/server/test/access/expectations';
import { createScenario, type Scenario } from '@bayan/server/test/access/scenario';
import { type CallOptions, signIn } from '@bayan/server/test/builders';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { newAddress } from './academy.ts';
import { forgedTokens } from './forged-tokens.ts';
import { createForgeryKit } from './forgery-kit.ts';
import { createFindings, type Part } from './part.ts';

const me: Door = { method: 'GET', path: '/api/me', call: {} };

interface Door {
  readonly method: string;
  readonly path: string;
  readonly call: CallOptions;
}

const ID = '4bd6f9b1-0c3c-4f58-9b1e-0a9f2f3a1c55';
const NOBODY = `/auth/v1/admin/users/${ID}`;
const NOBODYS_FACTOR = `/auth/v1/factors/${ID}`;
/** What of the sign-in service and of its neighbour needs somebody signed in, or a service. */
const OTHER_DOORS: readonly (readonly [method: string, path: string])[] = [
  ['GET', '/auth/v1/user'],
  ['PUT', '/auth/v1/user'],
  ['POST', '/auth/v1/logout'],
  ['GET', '/auth/v1/reauthenticate'],
  ['POST', '/auth/v1/factors'],
  ['POST', `${NOBODYS_FACTOR}/challenge`],
  ['POST', `${NOBODYS_FACTOR}/verify`],
  ['DELETE', NOBODYS_FACTOR],
  ['GET', '/auth/v1/admin/users'],
  ['POST', '/auth/v1/admin/users'],
  ['GET', NOBODY],
  ['PUT', NOBODY],
  ['DELETE', NOBODY],
  ['GET', `${NOBODY}/factors`],
  ['DELETE', `${NOBODY}/factors/${ID}`],
  ['POST', '/auth/v1/admin/generate_link'],
  ['POST', '/auth/v1/invite'],
  ['GET', '/rest/v1/profiles?select=*'],
];

/** In short form each forgery knocks at one door in four, and at each door one forgery in four. */
const ONE_DOOR_IN = { short: 4, full: 1 } as const;

/** Every forgery at every door that is not open to all. */
export const forgeries: Part = async ({ size, say, step }) => {
  const findings = createFindings();
  const scenario = await createScenario();
  try {
    const doors = await doorsOf(scenario);
    const tokens = await tokensFor(scenario);
    let tried = 0;
    for (const [index, [name, token]] of tokens.entries()) {
      for (const door of doors.filter((_, at) => (at + index) % ONE_DOOR_IN[size] === 0)) {
        const { status } = await request(scenario, door, token);
        tried++;
        step();
        findings.expect(
          status === 401 || status === 403,
          () => `a token with ${name} got ${status} at ${door.method} ${door.path}`,
        );
      }
    }
    // Had one of them signed the forger's own token out, the rest would have shown nothing.
    const still = await request(scenario, me, scenario.people['student, owner']?.token ?? '');
    findings.expect(still.status === 200, () => `the forger's own token then answered ${still.status}`);
    say(`${tokens.length} kinds of forged tokens at ${doors.length} doors`);
    return {
      failures: findings.failures(),
      figures: {
        'kinds of forged access tokens, doors they were tried at': `${tokens.length}, ${doors.length}`,
        'forged requests': tried,
      },
    };
  } finally {
    await scenario.app.close();
  }
};

async function doorsOf(scenario: Scenario): Promise<Door[]> {
  const doors: Door[] = OTHER_DOORS.map(([method, path]) => ({
    method,
    path,
    call: method === 'GET' ? {} : { body: {} },
  }));
  for (const [name, { request: prepare, expected }] of Object.entries(EXPECTATIONS)) {
    if (expected.anonymous !== 401) continue;
    const { path, ...call } = await prepare(scenario, 'admin');
    doors.push({ method: name.split(' ')[0]?.toUpperCase() ?? '', path, call });
  }
  return doors;
}

async function tokensFor({ app, people }: Scenario): Promise<(readonly [name: string, token: string])[]> {
  const keys = await loadSigningKeys(app.config);
  const genuine = people['student, owner']?.token ?? '';
  const kit = createForgeryKit(keys, genuine, people.admin?.token ?? '');
  const forged = await Promise.all(
    Object.entries(forgedTokens(kit)).map(async ([name, token]) => [name, await token] as const),
  );
  const ended = await signIn(app, { role: 'admin' });
  await app.db.delete(authSessions).where(eq(authSessions.id, String(decodeJwt(ended.token).session_id)));
  const gone = await signIn(app, { role: 'admin' });
  await inTransaction(app.db, tx => removeUser(tx, gone.id));
  return [
    ...forged,
    ['a sign-in that has ended', ended.token],
    ['an account that is gone', gone.token],
    ['an account that was deactivated', people['deactivated tutor']?.token ?? ''],
  ];
}

function request({ app }: Scenario, { method, path, call: { body, version, headers } }: Door, token: string) {
  const request = new Request(new URL(path, app.config.publicUrl), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return app.app.fetch(request, newAddress());
}
