import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { profiles } from '#schema/people.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { type Answer, authCaller, createPerson, PASSWORD } from './auth-caller.ts';
import { serviceCaller } from './service-caller.ts';

let app: TestApp;
let auth: ReturnType<typeof authCaller>;
let service: Awaited<ReturnType<typeof serviceCaller>>;
let people = 0;

beforeAll(async () => {
  app = await createTestApp();
  auth = authCaller(app);
  service = await serviceCaller(app);
});
afterAll(() => app.close());

const newAddress = () => `person-${++people}@family.example`;
const outcome = ({ status, body }: Answer) => [status, body.code];
const linesOf = (targetId: unknown) =>
  app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.targetId, String(targetId)))
    .orderBy(asc(auditLog.id));
const profileOf = async (id: unknown) => {
  const [row] = await app.db
    .select()
    .from(profiles)
    .where(eq(profiles.id, String(id)));
  return row;
};

describe('inviting somebody', () => {
  const invite = (email: string, data = {}) => service.call('POST', '/invite', { email, data });

  test('makes a person without a role and mails a link by which they choose a password', async () => {
    const email = newAddress();
    const { body } = await invite(email, { full_name: 'Reem', language: 'ar' });
    expect(body).toMatchObject({
      email,
      invited_at: app.clock.now().toISOString(),
      user_metadata: { full_name: 'Reem' },
    });
    expect(await profileOf(body.id)).toMatchObject({ name: 'Reem', role: null, language: 'ar' });
    const [mail] = (await auth.mails('invite')).filter(({ toAddress }) => toAddress === email);
    expect(mail).toMatchObject({ language: 'ar', data: { name: 'Reem', role: 'none' } });
    const { token } = await auth.mailTo(email, 'invite');
    const session = await auth.post('/verify', { type: 'invite', token_hash: token });
    expect(session.body.user).toMatchObject({ id: body.id });
    const actions = (await linesOf(body.id)).map(({ action, actorId }) => [action, actorId]);
    expect(actions).toEqual([
      ['account.invited', null],
      ['account.confirmed', body.id],
    ]);
    expect(outcome(await invite(email))).toEqual([422, 'email_exists']);
  });

  test('again is the same person with a new link, but no second mail within a minute', async () => {
    const email = newAddress();
    const { body: first } = await invite(email);
    const { token } = await auth.mailTo(email, 'invite');
    expect((await invite(email)).body).toMatchObject({ id: first.id, invited_at: first.invited_at });
    app.clock.advance(60_000);
    expect((await invite(email)).body.id).toBe(first.id);
    expect((await auth.mails('invite')).filter(({ toAddress }) => toAddress === email)).toHaveLength(2);
    expect((await auth.post('/verify', { type: 'invite', token_hash: token })).status).toBe(403);
  });

  test('goes before a stranger’s sign-up with the address', async () => {
    const email = newAddress();
    await auth.post('/signup', { email, password: PASSWORD, data: { full_name: 'Stranger' } });
    const stranger = await auth.mailTo(email, 'confirm-signup');
    const { body } = await invite(email, { full_name: 'Owner' });
    expect(await profileOf(body.id)).toMatchObject({ name: 'Owner' });
    expect((await auth.post('/verify', { type: 'signup', token_hash: stranger.token })).status).toBe(403);
  });

  test('of a bad address is refused in the protocol’s words', async () => {
    const { status, body } = await invite('invalid');
    expect([status, body.message]).toEqual([400, 'Unable to validate email address: invalid format']);
  });
});

describe('a generated link', () => {
  const generate = (body: object, query = '') => service.call('POST', `/admin/generate_link${query}`, body);
  const verifyOf = (body: Record<string, unknown>, type: string) =>
    auth.post('/verify', { type, token_hash: body.hashed_token });

  test('mails nothing, and is on record without its secrets', async () => {
    const email = newAddress();
    const before = (await auth.mails()).length;
    await createPerson(app, { email });
    const { body } = await generate({ type: 'recovery', email });
    expect(await auth.mails()).toHaveLength(before);
    const lines = await linesOf(body.id);
    expect(lines).toMatchObject([
      {
        action: 'account.link-generated',
        actorId: null,
        after: { call: 'POST /admin/generate_link', type: 'recovery', email },
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain(String(body.hashed_token));
  });

  test('for a sign-up shows the user as sent, and lets them in with the password it was made with', async () => {
    const email = newAddress();
    const request = { type: 'signup', email, password: 'password123', data: { status: 'alpha' } };
    const { body } = await generate(request, '?redirect_to=http://localhost:9999/welcome');
    expect(body.user_metadata).toEqual({ status: 'alpha' });
    expect(body).toMatchObject({
      email,
      verification_type: 'signup',
      redirect_to: 'http://localhost:9999/welcome',
      email_otp: expect.stringMatching(/^\d{6}$/),
      action_link: `${app.config.publicUrl}/auth/v1/verify?token=${body.hashed_token}&type=signup&redirect_to=http://localhost:9999/welcome`,
    });
    const { link } = { link: String(body.action_link).split('/auth/v1')[1] ?? '' };
    const { status, headers } = await auth.follow(link);
    expect([status, headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^http:\/\/localhost:9999\/welcome#access_token=/),
    ]);
    expect((await auth.signIn(email, 'password123')).user.user_metadata).toMatchObject({ status: 'alpha' });
    expect(outcome(await generate(request))).toEqual([422, 'email_exists']);
  });

  test('for a sign-up of somebody who was invited keeps what is sent, and sets no password', async () => {
    const email = newAddress();
    const { body: invited } = await service.call('POST', '/invite', { email, data: { full_name: 'Owner' } });
    const request = { type: 'signup', email, password: 'password123', data: { status: 'alpha' } };
    const { body } = await generate(request);
    expect(body).toMatchObject({ id: invited.id, user_metadata: { full_name: 'Owner', status: 'alpha' } });
    const { body: signedIn } = await verifyOf(body, 'signup');
    expect(signedIn.user).toMatchObject({ user_metadata: { full_name: 'Owner', status: 'alpha' } });
    const credentials = { email, password: 'password123' };
    expect(outcome(await auth.post('/token?grant_type=password', credentials))).toEqual([
      400,
      'invalid_credentials',
    ]);
  });

  test.each(['magiclink', 'recovery'])('for %s signs in by its link or its code', async type => {
    const email = newAddress();
    const id = await createPerson(app, { email });
    const { body } = await generate({ type, email });
    expect(body.verification_type).toBe(type);
    expect((await verifyOf(body, type)).body.user).toMatchObject({ id });
    const { body: again } = await generate({ type, email });
    const byCode = await auth.post('/verify', { type, email, token: again.email_otp });
    expect(byCode.body.user).toMatchObject({ id });
  });

  test('for a magic link of an unknown address is one of a sign-up, for recovery there is none', async () => {
    const email = newAddress();
    expect(outcome(await generate({ type: 'recovery', email }))).toEqual([404, 'user_not_found']);
    const { body } = await generate({ type: 'magiclink', email });
    expect(body.verification_type).toBe('signup');
    expect((await verifyOf(body, 'signup')).status).toBe(200);
  });

  test('for an invitation works by its link or its code', async () => {
    const [one, two] = [newAddress(), newAddress()];
    const { body } = await generate({ type: 'invite', email: one, data: { full_name: 'Reem' } });
    expect(body).toMatchObject({ verification_type: 'invite', invited_at: app.clock.now().toISOString() });
    expect((await verifyOf(body, 'invite')).body.user).toMatchObject({ id: body.id });
    expect(outcome(await generate({ type: 'invite', email: one }))).toEqual([422, 'email_exists']);
    const { body: other } = await generate({ type: 'invite', email: two });
    const byCode = await auth.post('/verify', { type: 'invite', email: two, token: other.email_otp });
    expect(byCode.status).toBe(200);
  });

  test('for a change of address is half of it, until the other half was followed too', async () => {
    const email = newAddress();
    const id = await createPerson(app, { email });
    const new_email = `new-${email}`;
    const { body: current } = await generate({ type: 'email_change_current', email, new_email });
    expect(current).toMatchObject({ id, email, new_email, verification_type: 'email_change_current' });
    expect(current.action_link).toContain('type=email_change&');
    expect((await verifyOf(current, 'email_change')).body).toMatchObject({ code: '200' });
    const { body: next } = await generate({ type: 'email_change_new', email, new_email });
    expect((await verifyOf(next, 'email_change')).body.user).toMatchObject({ id, email: new_email });
  });

  test('for a change to yet another address begins it anew', async () => {
    const email = newAddress();
    await createPerson(app, { email });
    const request = { type: 'email_change_current', email };
    const { body: first } = await generate({ ...request, new_email: `one-${email}` });
    await verifyOf(first, 'email_change');
    const { body: second } = await generate({
      ...request,
      type: 'email_change_new',
      new_email: `two-${email}`,
    });
    expect((await verifyOf(second, 'email_change')).body).toMatchObject({ code: '200' });
  });

  test('leads to where the caller says only where that is allowed', async () => {
    const email = newAddress();
    await createPerson(app, { email });
    const redirect_to = 'https://evil.example/';
    const { body } = await generate({ type: 'recovery', email, redirect_to });
    expect(body.redirect_to).toBe(`${app.config.publicUrl}/`);
    const allowed = `${app.config.publicUrl}/reset?from=mail&to=a+b`;
    const { body: inBody } = await generate({ type: 'recovery', email, redirect_to: allowed });
    expect(new URL(String(inBody.action_link)).searchParams.get('redirect_to')).toBe(allowed);
  });

  test.each([
    [{ type: 'sms', email: 'a@b.example' }, 400, 'validation_failed'],
    [{ type: 'signup', email: 'a@b.example' }, 400, 'validation_failed'],
    [{ type: 'recovery', email: 'a' }, 400, 'validation_failed'],
    [{ type: 'email_change_new', email: 'a@b.example' }, 400, 'validation_failed'],
    [{ type: 'email_change_new', email: 'a@b.example', new_email: 'c@d.example' }, 404, 'user_not_found'],
  ])('%j is refused', async (body, status, code) => {
    expect(outcome(await generate(body))).toEqual([status, code]);
  });
});
