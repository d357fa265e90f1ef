import { createHmac } from 'node:crypto';
import type { TestClock } from '../harness.ts';
import type { authCaller } from './auth-caller.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A phone with an authenticator app: it knows a secret as it was shown, and the time. */
export function authenticator(shownSecret: string, clock: Pick<TestClock, 'now'>) {
  const bits = [...shownSecret].map(letter => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)));
  return {
    code(stepsAhead = 0): string {
      const counter = Buffer.alloc(8);
      counter.writeUInt32BE(Math.floor(clock.now().getTime() / 30_000) + stepsAhead, 4);
      const mac = createHmac('sha1', secret).update(counter).digest();
      const from = (mac.at(-1) ?? 0) % 16;
      const number = mac.subarray(from, from + 4).readInt32BE() & 0x7fffffff;
      return String(number).slice(-6).padStart(6, '0');
    },
  };
}

interface Enrolled {
  readonly id: string;
  readonly totp: { readonly secret: string; readonly uri: string; readonly qr_code: string };
}

type Caller = ReturnType<typeof authCaller>;

export async function enrol(auth: Caller, token: string, friendly_name?: string): Promise<Enrolled> {
  const { body } = await auth.call('POST', '/factors', {
    token,
    body: { factor_type: 'totp', friendly_name },
  });
  return body as unknown as Enrolled;
}

/** Asks for a challenge and answers it. */
export async function prove(auth: Caller, token: string, factorId: string, code: string) {
  const { body } = await auth.call('POST', `/factors/${factorId}/challenge`, { token });
  return auth.call('POST', `/factors/${factorId}/verify`, { token, body: { challenge_id: body.id, code } });
}
