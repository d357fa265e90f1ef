import { INVITED_PAGE } from '@bayan/domain/auth/mailed-pages';
import { Refusal } from '@bayan/domain/errors';
import { z } from 'zod';
import type { HostedSignIn } from '#config/config.ts';
import type { InviteHosted } from '#people/profiles/invite-hosted.ts';
import { callHosted, HostedUnavailable } from './hosted-call.ts';

const madeUser = z.object({ id: z.uuid(), last_sign_in_at: z.string().nullish() });
const refusal = z.object({ code: z.string() });

/** By either name, as versions of the service have it. */
const IN_USE = new Set(['email_exists', 'user_already_exists']);

export function createHostedInvitations(
  hosted: HostedSignIn,
  { publicUrl }: { readonly publicUrl: string },
): InviteHosted {
  const path = `/invite?redirect_to=${encodeURIComponent(new URL(INVITED_PAGE, publicUrl).href)}`;
  const key = hosted.serviceRoleKey;
  return async ({ email, name, language }) => {
    if (key === undefined) throw new Refusal('profile.invitations-off');
    const body = { email, data: { full_name: name, language } };
    const answer = await callHosted(hosted, { method: 'POST', path, key, body });
    const made = madeUser.safeParse(answer.body);
    if (answer.status === 200 && made.success) {
      const { id, last_sign_in_at: lastSignInAt } = made.data;
      // A service may let people in who have not proved their address: the role would be that stranger's at once.
      return lastSignInAt ? null : id;
    }
    const code = refusal.safeParse(answer.body).data?.code ?? '';
    if (IN_USE.has(code)) return null;
    throw new HostedUnavailable(`the hosted sign-in service refused an invitation: ${answer.status} ${code}`);
  };
}
