import type { GoTrueAdminApi } from '@supabase/auth-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authCaller } from '#test/auth/auth-caller.ts';
import {
  EASY_GOING,
  refusalOf,
  type Service,
  startService,
  stranger,
  withoutError,
} from './official-client.ts';

const ELSEWHERE = 'http://localhost:9999/welcome';
const EMAIL_REFUSED = 'Unable to validate email address: invalid format';

let service: Service;
let admin: GoTrueAdminApi;
beforeAll(async () => {
  service = await startService({ ...EASY_GOING, AUTH_REDIRECT_ALLOW_LIST: 'http://localhost:9999/**' });
  admin = await service.admin();
});
afterAll(() => service.app.close());

const mailsTo = async (address: string) =>
  (await authCaller(service.app).mails()).filter(({ toAddress }) => toAddress === address);

test('a sign-up link is made without a mail and signs in who follows it', async () => {
  const { email, password } = stranger();
  const data = { status: 'alpha' };
  const made = withoutError(
    await admin.generateLink({ type: 'signup', email, password, options: { data, redirectTo: ELSEWHERE } }),
  ).data;
  expect(made.user?.email).toBe(email);
  expect(made.user?.user_metadata).toEqual(data);
  expect(made.properties).toMatchObject({
    email_otp: expect.stringMatching(/^\d{6}$/),
    hashed_token: expect.any(String),
    redirect_to: ELSEWHERE,
    verification_type: 'signup',
  });
  const link = made.properties?.action_link ?? '';
  expect(link).toMatch(/\/verify\?token=/);
  expect(link).toContain('type=signup');
  expect(link).toContain(`redirect_to=${ELSEWHERE}`);
  expect(await mailsTo(email)).toEqual([]);

  const token_hash = made.properties?.hashed_token ?? '';
  withoutError(await service.visitor().client.verifyOtp({ token_hash, type: 'signup' }));
  withoutError(await service.visitor().client.signInWithPassword({ email, password }));
});

test('a link for a new address tells the old and the new one', async () => {
  const { email, password } = stranger();
  withoutError(await admin.createUser({ email, password, email_confirm: true }));
  const newEmail = stranger().email;
  const options = { redirectTo: ELSEWHERE };
  const made = withoutError(
    await admin.generateLink({ type: 'email_change_current', email, newEmail, options }),
  ).data;
  expect(made.user).toMatchObject({ email, new_email: newEmail });
  expect(made.properties).toMatchObject({
    email_otp: expect.any(String),
    hashed_token: expect.any(String),
    redirect_to: ELSEWHERE,
    verification_type: expect.stringContaining('email_change'),
  });
  expect(made.properties?.action_link).toContain('type=email_change');
});

test('an invitation is mailed and says when it was', async () => {
  const { email } = stranger();
  const data = { status: 'alpha' };
  const { user } = withoutError(await admin.inviteUserByEmail(email, { data, redirectTo: ELSEWHERE })).data;
  expect(user).toMatchObject({ email, invited_at: expect.any(String), user_metadata: data });
  expect(await mailsTo(email)).toHaveLength(1);
});

test('an address that is none gets neither a link nor an invitation', async () => {
  const email = 'xx:;x@x.x';
  const link = await admin.generateLink({ type: 'signup', email, password: 'password123' });
  expect(refusalOf(link).message).toBe(EMAIL_REFUSED);
  expect(link.data).toEqual({ user: null, properties: null });
  const invitation = await admin.inviteUserByEmail(email);
  expect(refusalOf(invitation).message).toBe(EMAIL_REFUSED);
  expect(invitation.data.user).toBeNull();
});
