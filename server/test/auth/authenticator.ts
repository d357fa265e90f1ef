import type { authCaller } from './auth-caller.ts';

interface Enrolled {
  readonly id: string;
  readonly totp: { readonly secret: string; readonly uri: string; readonly qr_code: string };
}

type Caller = ReturnType<typeof authCaller>;

/** What the browser of the sign-in sends along. */
type Headers = Readonly<Record<string, string>>;

export async function enrol(
  auth: Caller,
  token: string,
  friendly_name?: string,
  headers: Headers = {},
): Promise<Enrolled> {
  const { body } = await auth.call('POST', '/factors', {
    token,
    headers,
    body: { factor_type: 'totp', friendly_name },
  });
  return body as unknown as Enrolled;
}

/** Asks for a challenge and answers it. */
export async function prove(
  auth: Caller,
  token: string,
  factorId: string,
  code: string,
  headers: Headers = {},
) {
  const { body } = await auth.call('POST', `/factors/${factorId}/challenge`, { token, headers });
  const given = { challenge_id: body.id, code };
  return auth.call('POST', `/factors/${factorId}/verify`, { token, headers, body: given });
}
