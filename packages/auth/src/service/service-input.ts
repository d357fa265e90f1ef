import { z } from 'zod';
import { flag, metadata, readFields, text } from '#protocol/auth-body.ts';
import { invalid } from '#protocol/auth-error.ts';
import { readEmail } from '#protocol/auth-input.ts';
import { readPhone } from '#protocol/phone-number.ts';
import { banEnd } from './ban-duration.ts';

const userFields = z.object({
  id: text,
  email: text,
  phone: text,
  password: text,
  password_hash: text,
  email_confirm: flag,
  phone_confirm: flag,
  user_metadata: metadata,
  app_metadata: metadata,
  role: text,
  ban_duration: text,
});

/** What a machine with a service token says about a user. */
export async function readServiceUser(request: Request, now: Date) {
  const fields = await readFields(request, userFields);
  const { id, email, phone, role, ban_duration } = fields;
  if (id && !z.guid().safeParse(id).success) throw invalid('ID must conform to the uuid v4 format');
  // Somebody's role is the academy's to give (R4); the protocol means by it the rights of a token.
  if (role && role !== 'authenticated') throw invalid('Only the role "authenticated" is offered');
  return {
    id: id?.toLowerCase() || undefined,
    email: email ? readEmail(email) : undefined,
    phone: phone ? readPhone(phone) : undefined,
    password: fields.password || undefined,
    passwordHash: fields.password_hash || undefined,
    isEmailConfirmed: fields.email_confirm === true,
    isPhoneConfirmed: fields.phone_confirm === true,
    userMetadata: fields.user_metadata,
    appMetadata: fields.app_metadata,
    bannedUntil: ban_duration ? banEnd(ban_duration, now) : undefined,
  };
}
export type ServiceUser = Awaited<ReturnType<typeof readServiceUser>>;

export async function readRemoval(request: Request) {
  const { should_soft_delete = false } = await readFields(request, z.object({ should_soft_delete: flag }));
  return { isSoft: should_soft_delete };
}

const invitation = z.object({ email: text, data: metadata });

export async function readInvitation(request: Request) {
  const { email, data = {} } = await readFields(request, invitation);
  return { email: readEmail(email), data };
}

const LINK_TYPES = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const;
export type LinkType = (typeof LINK_TYPES)[number];

const link = z.object({
  type: text,
  email: text,
  new_email: text,
  password: text,
  data: metadata,
  redirect_to: text,
});

export async function readLinkRequest(request: Request) {
  const { type, email, new_email, password, data = {}, redirect_to } = await readFields(request, link);
  const known = LINK_TYPES.find(name => name === type);
  if (!known) throw invalid('Invalid email action link type requested');
  if (known === 'signup' && !password) throw invalid('Signup requires a valid password');
  return {
    type: known,
    email: readEmail(email),
    newEmail: known.startsWith('email_change') ? readEmail(new_email) : undefined,
    password: password || undefined,
    data,
    redirectTo: redirect_to || undefined,
  };
}

const MAX_PER_PAGE = 1000;

/** An empty value is none. */
export function readPage(page: string | undefined, perPage: string | undefined) {
  return {
    page: readCount(page, 1, 'page'),
    perPage: Math.min(readCount(perPage, 50, 'per_page'), MAX_PER_PAGE),
  };
}

function readCount(given: string | undefined, otherwise: number, name: string): number {
  if (!given) return otherwise;
  const count = /^\d{1,9}$/.test(given) ? Number(given) : 0;
  if (count === 0) throw invalid(`Bad Pagination Parameters: ${name} must be a number from 1`);
  return count;
}
