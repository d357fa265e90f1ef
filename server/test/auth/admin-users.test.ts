import { randomUUID } from 'node:crypto';
import { authSessions, authUsers } from '@bayan/auth/store/tables';
import { hash } from '@node-rs/argon2';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { profiles } from '#schema/people.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { type Answer, authCaller, createPerson, PASSWORD } from './auth-caller.ts';
import { enrol, prove } from './authenticator.ts';
import { authenticator } from './authenticator-app.ts';
import { serviceCaller } from './service-caller.ts';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;
let service: Awaited<ReturnType<typeof serviceCaller>>;
let people = 0;

beforeAll(async () => {
  app = await createTestApp();
  auth = authCaller(app);
  service = await serviceCaller(app);
  await createPerson(app, { email: 'boss@academy.example', role: 'admin' });
});
afterAll(() => app.close());

const newAddress = () => `person-${++people}@family.example`;
const create = (body: object = {}) => service.call('POST', '/admin/users', { email: newAddress(), ...body });
const createdId = async (body?: object) => String((await create(body)).body.id);
const change = (id: string, body: object) => service.call('PUT', `/admin/users/${id}`, body);
const outcome = ({ status, body }: Answer) => [status, body.code];
const linesOf = (targetId: string) =>
  app.db.select().from(auditLog).where(eq(auditLog.targetId, targetId)).orderBy(asc(auditLog.id));
const profileOf = async (id: string) => {
  const [row] = await app.db.select().from(profiles).where(eq(profiles.id, id));
  return row;
};
const storedOf = async (id: string) => {
  const [row] = await app.db.select().from(authUsers).where(eq(authUsers.id, id));
  return row;
};

describe('making a user', () => {
  test('keeps exactly the data sent, confirms nothing unasked, and gives no role', async () => {
    const email = newAddress();
    const { status, body } = await create({
      email,
      user_metadata: { full_name: 'Huda', language: 'ar' },
      app_metadata: { plan: 'trial' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email,
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'], plan: 'trial' },
      identities: [{ provider: 'email', identity_data: { email, email_verified: false } }],
    });
    expect(body.user_metadata).toEqual({ full_name: 'Huda', language: 'ar' });
    expect(body).not.toHaveProperty('email_confirmed_at');
    expect(await profileOf(String(body.id))).toMatchObject({
      name: 'Huda',
      role: null,
      email,
      language: 'ar',
    });
    expect(await linesOf(String(body.id))).toMatchObject([
      { action: 'account.created', actorId: null, after: { call: 'POST /admin/users', email } },
    ]);
  });

  test('with a confirmed address and a password of any strength lets them sign in', async () => {
    const email = newAddress();
    const { body } = await create({ email, password: 'password123', email_confirm: true });
    expect(body.email_confirmed_at).toBeDefined();
    expect(body.user_metadata).toEqual({ email_verified: true });
    expect((await auth.signIn(email, 'password123')).user.id).toBe(body.id);
  });

  test('the password set for an unconfirmed address holds once it is confirmed by mail', async () => {
    const email = newAddress();
    await create({ email, password: PASSWORD });
    await auth.post('/resend', { type: 'signup', email });
    const { token } = await auth.mailTo(email, 'confirm-signup');
    await auth.post('/verify', { type: 'signup', token_hash: token });
    await auth.signIn(email, PASSWORD);
  });

  test('with a number, or with both, lets them sign in by either', async () => {
    const [email, phone] = [newAddress(), `96650000${1000 + people}`];
    const { body } = await create({ email, phone: `+${phone}`, password: PASSWORD, phone_confirm: true });
    expect(body).toMatchObject({
      phone,
      phone_confirmed_at: app.clock.now().toISOString(),
      app_metadata: { provider: 'email', providers: ['email', 'phone'] },
    });
    const identities = body.identities as { provider: string; identity_data: object }[];
    const ofProvider = (name: string) => identities.find(({ provider }) => provider === name)?.identity_data;
    expect(ofProvider('email')).toMatchObject({ email, email_verified: false });
    expect(ofProvider('phone')).toMatchObject({ phone, phone_verified: true });
    expect(body).not.toHaveProperty('email_confirmed_at');
    const byPhone = await auth.post('/token?grant_type=password', { phone, password: PASSWORD });
    expect(byPhone.body.user).toMatchObject({ id: body.id });
    expect(outcome(await create({ email: '', phone }))).toEqual([422, 'phone_exists']);
    const alone = await create({ email: '', phone: `96650001${1000 + people}` });
    expect(alone.body).toMatchObject({ email: '', app_metadata: { provider: 'phone' } });
    expect(await profileOf(String(alone.body.id))).toMatchObject({
      email: null,
      phone: `+${alone.body.phone}`,
    });
  });

  test('under an id of the caller’s choice, once', async () => {
    const id = randomUUID();
    expect((await create({ id })).body.id).toBe(id);
    expect(outcome(await create({ id }))).toEqual([422, 'user_already_exists']);
  });

  test('with the hash of a password that moves here, if it costs what ours do', async () => {
    const email = newAddress();
    const password_hash = await hash('moved password', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await create({ email, password_hash, email_confirm: true });
    await auth.signIn(email, 'moved password');
    const dear = await hash('moved password', { memoryCost: 8_192, timeCost: 2, parallelism: 1 });
    expect(outcome(await create({ password_hash: dear }))).toEqual([400, 'validation_failed']);
    expect(outcome(await create({ password_hash, password: PASSWORD }))).toEqual([400, 'validation_failed']);
  });

  test.each([
    ['no address', { email: '' }, 400, 'validation_failed'],
    ['a bad address', { email: 'xx:;x@x.x' }, 400, 'validation_failed'],
    ['a bad number', { phone: '12-invalid' }, 400, 'validation_failed'],
    ['a bad id', { id: 'x' }, 400, 'validation_failed'],
    ['another role', { role: 'service_role' }, 400, 'validation_failed'],
    ['a bad ban', { ban_duration: 'forever' }, 400, 'validation_failed'],
    ['a long password', { password: 'x'.repeat(257) }, 400, 'validation_failed'],
    ['large data', { user_metadata: { x: 'x'.repeat(5000) } }, 400, 'validation_failed'],
    ['a known address', { email: 'BOSS@academy.example' }, 422, 'email_exists'],
  ])('%s is refused', async (_, body, status, code) => {
    expect(outcome(await create(body))).toEqual([status, code]);
  });

  test('a bad address is refused in the protocol’s words', async () => {
    expect((await create({ email: 'xx:;x@x.x' })).body.message).toBe(
      'Unable to validate email address: invalid format',
    );
  });

  test('at a public address nobody is given the password that stands in the manual', async () => {
    const open = await createTestApp({ env: { PUBLIC_URL: 'https://academy.example' } });
    try {
      const { call } = await serviceCaller(open);
      const body = { email: 'a@b.example', password: 'Falcon-Lantern-42' };
      expect(outcome(await call('POST', '/admin/users', body))).toEqual([422, 'weak_password']);
    } finally {
      await open.close();
    }
  });
});

describe('the list of users', () => {
  test('is the newest first, in pages, and says how many there are and how to go on', async () => {
    const other = await createTestApp();
    try {
      const { call } = await serviceCaller(other);
      for (let count = 0; count < 7; count++) {
        other.clock.advance(1_000);
        await call('POST', '/admin/users', { email: `user-${count}@family.example` });
      }
      const page = async (query: string) => {
        const { body, headers } = await call('GET', `/admin/users${query}`);
        const users = body.users as { email: string; identities: unknown[] }[];
        return {
          aud: body.aud,
          numbers: users.map(({ email }) => Number(/\d/.exec(email)?.[0])),
          identities: users.map(({ identities }) => identities.length),
          total: headers.get('x-total-count'),
          link: headers.get('link'),
        };
      };
      expect(await page('?page=1&per_page=3')).toEqual({
        aud: 'authenticated',
        numbers: [6, 5, 4],
        identities: [1, 1, 1],
        total: '7',
        link: '</admin/users?page=2&per_page=3>; rel="next", </admin/users?page=3&per_page=3>; rel="last"',
      });
      expect(await page('?page=3&per_page=3')).toMatchObject({
        numbers: [0],
        link: '</admin/users?page=3&per_page=3>; rel="last"',
      });
      expect(await page('?page=9&per_page=3')).toMatchObject({ numbers: [] });
      expect(await page('?page=&per_page=')).toMatchObject({
        numbers: [6, 5, 4, 3, 2, 1, 0],
        link: '</admin/users?page=1&per_page=50>; rel="last"',
      });
      expect((await page('?per_page=5000')).link).toContain('per_page=1000');
    } finally {
      await other.close();
    }
  });

  test.each(['page=-1', 'page=0', 'page=x', 'per_page=1.5', 'page=9999999999'])(
    '%s is refused',
    async query => {
      expect(outcome(await service.call('GET', `/admin/users?${query}`))).toEqual([400, 'validation_failed']);
    },
  );
});

test.each([
  ['GET', ''],
  ['PUT', ''],
  ['DELETE', ''],
  ['GET', '/factors'],
  ['DELETE', `/factors/${randomUUID()}`],
])('%s of a user%s who is not there finds nobody', async (method, tail) => {
  const body = method === 'GET' ? undefined : {};
  expect(outcome(await service.call(method, `/admin/users/${randomUUID()}${tail}`, body))).toEqual([
    404,
    'user_not_found',
  ]);
  expect(outcome(await service.call(method, `/admin/users/x${tail}`, body))).toEqual([
    404,
    'validation_failed',
  ]);
});

describe('changing a user', () => {
  test('an address changes at once, everywhere, and what was mailed to the old one ends', async () => {
    const email = newAddress();
    const id = await createdId({ email, email_confirm: true });
    await auth.post('/recover', { email });
    const { token } = await auth.mailTo(email, 'recovery');
    const { body } = await change(id, { email: `New_${email}` });
    expect(body).toMatchObject({ email: `new_${email}`, identities: [{ email: `new_${email}` }] });
    expect((await profileOf(id))?.email).toBe(`new_${email}`);
    expect((await auth.post('/verify', { type: 'recovery', token_hash: token })).status).toBe(403);
    expect(outcome(await change(id, { email: 'boss@academy.example' }))).toEqual([422, 'email_exists']);
    expect((await linesOf(id)).at(-1)).toMatchObject({
      action: 'account.changed',
      actorId: null,
      before: { email },
      after: { call: 'PUT /admin/users/{id}', email: `new_${email}`, newPassword: false },
    });
  });

  test('a number changes at once too, and is confirmed where the caller says so', async () => {
    const id = await createdId();
    const phone = `96650002${1000 + people}`;
    const { body } = await change(id, { phone });
    expect(body).toMatchObject({ phone, app_metadata: { providers: ['email', 'phone'] } });
    expect(body).not.toHaveProperty('phone_confirmed_at');
    expect((await change(id, { phone_confirm: true })).body.phone_confirmed_at).toBeDefined();
    expect(await profileOf(id)).toMatchObject({ phone: `+${phone}` });
    expect(outcome(await change(await createdId(), { phone }))).toEqual([422, 'phone_exists']);
  });

  test('metadata is merged, null deletes, and nothing is added', async () => {
    const id = await createdId({ app_metadata: { a: 1 } });
    expect((await change(id, { user_metadata: { favorite_color: 'yellow' } })).body.user_metadata).toEqual({
      favorite_color: 'yellow',
    });
    const { body } = await change(id, {
      user_metadata: { favorite_color: null, size: 1 },
      app_metadata: { roles: ['reader'] },
    });
    expect(body.user_metadata).toEqual({ size: 1 });
    expect(body.app_metadata).toEqual({ provider: 'email', providers: ['email'], a: 1, roles: ['reader'] });
  });

  test('a sign-up that is confirmed so counts as it was typed', async () => {
    const email = newAddress();
    await auth.post('/signup', { email, password: PASSWORD, data: { full_name: 'Maha' } });
    const [user] = await app.db.select().from(authUsers).where(eq(authUsers.email, email));
    const { body } = await change(user?.id ?? '', { email_confirm: true });
    expect(body).toMatchObject({
      email_confirmed_at: app.clock.now().toISOString(),
      user_metadata: { full_name: 'Maha', email_verified: true },
      identities: [{ identity_data: { email_verified: true } }],
    });
    await auth.signIn(email, PASSWORD);
  });

  test.each([
    ['a person made with a password', (email: string) => create({ email, password: 'made by us' })],
    ['an invited person', (email: string) => service.call('POST', '/invite', { email })],
    [
      'a person with a role',
      async (email: string) => {
        const made = await create({ email });
        await app.db
          .update(profiles)
          .set({ role: 'tutor' })
          .where(eq(profiles.id, String(made.body.id)));
        return made;
      },
    ],
  ])('%s who is confirmed so gets nothing of a stranger’s sign-up', async (_, make) => {
    const email = newAddress();
    const id = String((await make(email)).body.id);
    const before = await storedOf(id);
    app.clock.advance(60_000);
    await auth.post('/signup', { email, password: PASSWORD, data: { full_name: 'Stranger' } });
    const { body } = await change(id, { email_confirm: true });
    expect(body.email_confirmed_at).toBeDefined();
    expect(body.user_metadata).not.toHaveProperty('full_name');
    expect((await storedOf(id))?.passwordHash).toBe(before?.passwordHash);
    const tried = await auth.post('/token?grant_type=password', { email, password: PASSWORD });
    expect(outcome(tried)).toEqual([400, 'invalid_credentials']);
  });

  test('a new password signs the person out everywhere, and they hear of it', async () => {
    const email = newAddress();
    const id = await createdId({ email, password: PASSWORD, email_confirm: true });
    const { access_token, refresh_token } = await auth.signIn(email);
    await change(id, { password: 'another' });
    expect(await auth.me(access_token)).toBe(401);
    expect((await auth.refresh(refresh_token)).status).toBe(400);
    await auth.signIn(email, 'another');
    const mails = (await auth.mails('password-changed')).filter(mail => mail.toAddress === email);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(await linesOf(id))).not.toMatch(/argon2|another/);
  });

  test('a ban signs out at once, keeps out until it ends or is lifted', async () => {
    const email = newAddress();
    const id = await createdId({ email, password: PASSWORD, email_confirm: true });
    const { access_token, refresh_token } = await auth.signIn(email);
    const { body } = await change(id, { ban_duration: '1h30m' });
    expect(body.banned_until).toBe(new Date(app.clock.now().getTime() + 5_400_000).toISOString());
    expect(await app.db.select().from(authSessions).where(eq(authSessions.userId, id))).toEqual([]);
    expect(await auth.me(access_token)).toBe(401);
    expect((await auth.refresh(refresh_token)).status).toBe(400);
    const credentials = { email, password: PASSWORD };
    const attempt = () => auth.post('/token?grant_type=password', credentials);
    expect(outcome(await attempt())).toEqual([400, 'user_banned']);
    app.clock.advance(5_400_000);
    expect((await attempt()).status).toBe(200);
    await change(id, { ban_duration: '24h' });
    expect(outcome(await attempt())).toEqual([400, 'user_banned']);
    expect((await change(id, { ban_duration: 'none' })).body).not.toHaveProperty('banned_until');
    expect((await attempt()).status).toBe(200);
  });
});

describe('removing a user', () => {
  const remove = (id: string, body: object = { should_soft_delete: false }) =>
    service.call('DELETE', `/admin/users/${id}`, body);

  test('of whom nothing tells removes the person too, and frees the address', async () => {
    const email = newAddress();
    const id = await createdId({ email, password: PASSWORD, email_confirm: true });
    const { access_token } = await auth.signIn(email);
    expect(await remove(id)).toMatchObject({ status: 200, body: {} });
    expect(await profileOf(id)).toBeUndefined();
    expect(outcome(await auth.call('POST', '/logout', { token: access_token }))).toEqual([
      403,
      'user_not_found',
    ]);
    expect((await linesOf(id)).at(-1)).toMatchObject({
      action: 'account.removed',
      actorId: null,
      before: { email },
      after: { call: 'DELETE /admin/users/{id}', profile: null },
    });
    expect((await create({ email })).status).toBe(200);
  });

  test.each([
    ['has a role', { role: 'student' as const }],
    ['is referred to', { role: null }],
  ])('leaves a person who %s, inactive', async (_, { role }) => {
    const id = await createPerson(app, { email: newAddress(), role });
    if (role === null)
      await app.db.insert(auditLog).values({ actorId: id, action: 'account.changed', noun: 'accounts' });
    expect((await remove(id)).status).toBe(200);
    expect(await profileOf(id)).toMatchObject({ role, isActive: false });
    expect(outcome(await service.call('GET', `/admin/users/${id}`))).toEqual([404, 'user_not_found']);
  });

  test('softly leaves a row by which nobody can be recognised', async () => {
    const email = newAddress();
    const id = await createdId({ email, password: PASSWORD, email_confirm: true, user_metadata: { a: 1 } });
    const { access_token } = await auth.signIn(email);
    const createdAt = app.clock.now().toISOString();
    await remove(id, { should_soft_delete: true });
    expect(await auth.me(access_token)).toBe(401);
    const { body } = await service.call('GET', `/admin/users/${id}`);
    expect(body).toMatchObject({ id, email: '', user_metadata: {}, identities: [], created_at: createdAt });
    expect(body.deleted_at).toBeDefined();
    expect(await profileOf(id)).toMatchObject({ isActive: false });
  });

  test('the academy keeps an administrator, whoever calls', async () => {
    const [boss] = await app.db.select().from(profiles).where(eq(profiles.email, 'boss@academy.example'));
    const id = boss?.id ?? '';
    for (const attempt of [
      () => remove(id),
      () => remove(id, { should_soft_delete: true }),
      () => change(id, { ban_duration: '1h' }),
    ])
      expect(outcome(await attempt())).toEqual([422, 'validation_failed']);
    const second = await createPerson(app, { email: newAddress(), role: 'admin' });
    expect((await remove(second)).status).toBe(200);
  });

  test('an administrator who is banned does not count for one, until the ban ends', async () => {
    const [boss] = await app.db.select().from(profiles).where(eq(profiles.email, 'boss@academy.example'));
    const id = boss?.id ?? '';
    const second = await createPerson(app, { email: newAddress(), role: 'admin' });
    expect((await change(second, { ban_duration: '1h' })).status).toBe(200);
    for (const attempt of [() => remove(id), () => change(id, { ban_duration: '1h' })])
      expect(outcome(await attempt())).toEqual([422, 'validation_failed']);
    app.clock.advance(3_600_000);
    expect((await change(id, { ban_duration: '1s' })).status).toBe(200);
    app.clock.advance(1_000);
    expect((await remove(second)).status).toBe(200);
  });

  test('of two administrators who are banned at the same moment one stays', async () => {
    const second = await createPerson(app, { email: newAddress(), role: 'admin' });
    const [boss] = await app.db.select().from(profiles).where(eq(profiles.email, 'boss@academy.example'));
    const answers = await Promise.all([second, boss?.id ?? ''].map(id => change(id, { ban_duration: '1s' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    app.clock.advance(1_000);
    expect((await remove(second)).status).toBe(200);
  });
});

describe('factors of a user', () => {
  test('are listed, those only begun too, and removed on record; the person hears of one that was in use', async () => {
    const email = newAddress();
    const id = await createdId({ email, password: PASSWORD, email_confirm: true });
    const { access_token } = await auth.signIn(email);
    const { id: factorId, totp } = await enrol(auth, access_token, 'Phone');
    const raised = await prove(auth, access_token, factorId, authenticator(totp.secret, app.clock).code());
    app.clock.advance(1_000);
    const begun = await enrol(auth, String(raised.body.access_token), 'Begun');
    const list = async () => (await service.call('GET', `/admin/users/${id}/factors`)).body;
    expect(await list()).toMatchObject([
      { id: factorId, status: 'verified' },
      { id: begun.id, status: 'unverified' },
    ]);
    expect(JSON.stringify(await list())).not.toContain('secret');
    app.clock.advance(1_000);
    for (const one of [begun.id, factorId])
      expect((await service.call('DELETE', `/admin/users/${id}/factors/${one}`)).body).toMatchObject({
        id: one,
      });
    expect(await list()).toEqual([]);
    expect((await linesOf(id)).at(-1)).toMatchObject({
      action: 'account.second-factor-removed',
      actorId: null,
      before: { factorId },
      after: { call: 'DELETE /admin/users/{id}/factors/{id}' },
    });
    const mails = (await auth.mails('second-factor-changed')).filter(mail => mail.toAddress === email);
    expect(mails.map(({ data }) => data.change)).toEqual(['added', 'removed']);
    expect(await auth.me((await auth.signIn(email)).access_token)).toBe(200);
  });
});
