import { createHash, timingSafeEqual } from 'node:crypto';
import { invalid } from './auth-error.ts';

/** What a client shows of a secret of its own (PKCE): who follows the link must then know that secret (R62). */
export interface CodeChallenge {
  readonly codeChallenge: string;
  readonly codeChallengeMethod: 's256' | 'plain';
}

interface AskedChallenge {
  readonly code_challenge?: string | undefined;
  readonly code_challenge_method?: string | undefined;
}

const FORM = /^[A-Za-z0-9._~-]{43,128}$/;

/** Null where the client asks for none. */
export function readCodeChallenge(asked: AskedChallenge): CodeChallenge | null {
  const { code_challenge: codeChallenge = '', code_challenge_method: method = '' } = asked;
  if (codeChallenge === '' && method === '') return null;
  if (codeChallenge === '' || method === '')
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  if (!FORM.test(codeChallenge))
    throw invalid(
      'code challenge has to be between 43 and 128 characters and can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  return { codeChallenge, codeChallengeMethod: readMethod(method) };
}

function readMethod(asked: string): CodeChallenge['codeChallengeMethod'] {
  const method = asked.toLowerCase();
  if (method !== 's256' && method !== 'plain') throw invalid(`unsupported code_challenge method "${asked}"`);
  return method;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compared as hashes: they are equally long whatever was sent, and the time tells nothing of where they differ. */
export function isAnsweredBy(
  { codeChallenge, codeChallengeMethod }: CodeChallenge,
  verifier: string,
): boolean {
  const answer = codeChallengeMethod === 's256' ? digest(verifier).toString('base64url') : verifier;
  return timingSafeEqual(digest(answer), digest(codeChallenge));
}
