import { readText } from '@bayan/platform/http/body';
import { z } from 'zod';
import { AuthError } from './auth-error.ts';

/** Many times what the longest valid body needs. A mebibyte of small fields would hold up everybody for most of a second (R300). */
const MAX_BYTES = 64 * 1024;
const MAX_DEPTH = 32;
const unreadable = (detail: string) =>
  new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${detail}`);

/** The protocol takes null for "not given". */
const given = <T extends z.ZodType>(schema: T) => schema.nullish().transform(value => value ?? undefined);
export const text = given(z.string());
export const flag = given(z.boolean());
export const metadata = given(z.record(z.string(), z.unknown()));

/** Fields of other versions of the protocol are ignored, as its own server does. */
const authBody = z.object({
  email: text,
  phone: text,
  password: text,
  current_password: text,
  // Ours alone: the protocol knows no calendars (R626).
  keep_calendar_address: flag,
  nonce: text,
  data: metadata,
  create_user: given(z.boolean()),
  app_metadata: metadata,
  refresh_token: text,
  auth_code: text,
  code_verifier: text,
  code_challenge: text,
  code_challenge_method: text,
  type: text,
  token: text,
  token_hash: text,
  provider: text,
  issuer: text,
});
export type AuthBody = z.infer<typeof authBody>;

/** Reads a body; an empty one, whatever its content type, holds no field. */
export const readAuthBody = (request: Request): Promise<AuthBody> => readFields(request, authBody);

export async function readFields<T extends z.ZodType>(request: Request, fields: T): Promise<z.infer<T>> {
  let source: string | null;
  try {
    source = await readText(request, MAX_BYTES);
  } catch {
    throw unreadable('it is not valid UTF-8');
  }
  if (source === null) throw new AuthError(413, 'request_entity_too_large', 'Request body too large');
  const parsed = fields.safeParse(source.trim() === '' ? {} : parse(source));
  if (!parsed.success)
    throw unreadable(`the field ${parsed.error.issues[0]?.path.join('.')} has a wrong type`);
  return parsed.data;
}

function parse(source: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    throw unreadable('it is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw unreadable('it is not an object');
  if (!isStorable(value, 0)) throw unreadable('it holds text that is not Unicode, or is nested too deeply');
  return value;
}

/** What PostgreSQL cannot keep: NUL and halves of a surrogate pair. */
const isStorableText = (value: string) => value.isWellFormed() && !value.includes('\0');

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth < MAX_DEPTH &&
    Object.entries(value).every(([key, part]) => isStorableText(key) && isStorable(part, depth + 1))
  );
}
