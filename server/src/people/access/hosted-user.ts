import { accountName } from '@bayan/auth/accounts/account-name';
import { email as emailField } from '@bayan/domain/fields/contact';
import { fallbackLanguage, type Language, languageOfTag } from '@bayan/domain/language/language';
import { z } from 'zod';
import type { HostedSignIn } from '#config/config.ts';
import { callHosted, HostedUnavailable } from './hosted-call.ts';

/** A person as the hosted service knows them. */
export interface HostedUser {
  readonly id: string;
  /** Null until its owner has confirmed it. */
  readonly email: string | null;
  readonly phone: string | null;
  readonly name: string;
  readonly language: Language;
}

const text = z.string().nullish();
const user = z.object({
  id: z.uuid(),
  email: text,
  email_confirmed_at: text,
  phone: text,
  phone_confirmed_at: text,
  user_metadata: z.record(z.string(), z.unknown()).nullish(),
});

const GONE = new Set([403, 404]);

/**
 * Whose a token is, in the service's own words. A token carries the address too, but nothing in it that its holder could
 * not have written says whether it is confirmed; and it may be older than the address. Null where the service lets this
 * token in no more.
 */
export async function readHostedUser(hosted: HostedSignIn, token: string): Promise<HostedUser | null> {
  const { status, body } = await callHosted(hosted, { path: '/user', key: hosted.anonKey, token });
  if (GONE.has(status)) return null;
  const parsed = user.safeParse(body);
  if (status !== 200 || !parsed.success) {
    throw new HostedUnavailable(`the hosted sign-in service answered ${status} about a user`);
  }
  return userOf(parsed.data);
}

function userOf(data: z.infer<typeof user>): HostedUser {
  const metadata = data.user_metadata ?? {};
  const email = data.email_confirmed_at ? (emailField.safeParse(data.email).data ?? null) : null;
  const phone = data.phone_confirmed_at && data.phone ? `+${data.phone.replace(/^\+/, '')}` : null;
  const tag = typeof metadata.language === 'string' ? metadata.language : null;
  return {
    id: data.id,
    email,
    phone,
    name: accountName(metadata, email ?? phone ?? data.id),
    language: languageOfTag(tag) ?? fallbackLanguage,
  };
}
