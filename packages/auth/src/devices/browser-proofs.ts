import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const NAME = 'bayan_sign_in';
const COOKIES = new RegExp(`(?:^|;\\s*)(__Host-)?${NAME}=([\\w.-]+)`, 'g');
const PROOF = /^[\w-]{43}$/;
/** A browser may hold a few sign-ins, one after another or one beside another; each keeps its own proof (R621). */
const MAX_PROOFS = 4;
/** All are looked at, so that none is hidden behind invented ones; no more than a header of any size would cost. */
const MAX_SHOWN = 64;
/** A day longer than any sign-in (R624), so that none is taken for stolen when it is merely over. */
const LIFE_SECONDS = 91 * 86_400;

/** What a browser shows to prove that a sign-in began in it, and what it is to keep after the answer (R620). */
export interface BrowserProofs {
  /** Whether a page of our own address sends the request; nothing but a browser can tell. */
  readonly isOwnPage: boolean;
  /** By the address that the page is at; null where the request does not tell. */
  readonly isSecure: boolean | null;
  readonly shown: readonly string[];
  /** The newest first; null while there is nothing to change. */
  kept: readonly string[] | null;
}

const hashOf = (proof: string) => createHash('sha256').update(proof).digest();

export function proofsIn(headers: Headers): BrowserProofs {
  const sent = [...(headers.get('cookie') ?? '').matchAll(COOKIES)];
  const ours = sent.filter(([, prefix]) => prefix !== undefined);
  // Beside one that only we can have set, one without the prefix may be a neighbour's of our host.
  const held = (ours.length > 0 ? ours : sent).flatMap(([, , value = '']) => value.split('.'));
  const scheme = /^(https?):/.exec(headers.get('origin') ?? '')?.[1];
  return {
    isOwnPage: headers.get('sec-fetch-site') === 'same-origin',
    isSecure: scheme === undefined ? null : scheme === 'https',
    shown: held.filter(proof => PROOF.test(proof)).slice(0, MAX_SHOWN),
    kept: null,
  };
}

/** What a sign-in that goes on elsewhere than in this browser is bound to: nothing. */
export const noProofs: BrowserProofs = { isOwnPage: false, isSecure: null, shown: [], kept: null };

/** Binds a sign-in that begins to the browser, where it is one: all that the server keeps of the proof. */
export function bindToBrowser(proofs: BrowserProofs): Buffer | null {
  if (!proofs.isOwnPage) return null;
  const proof = randomBytes(32).toString('base64url');
  proofs.kept = [proof, ...proofs.shown].slice(0, MAX_PROOFS);
  return hashOf(proof);
}

/** Whether the browser shows what the sign-in is bound to; one that is bound to nothing asks for nothing. */
export const showsProof = ({ shown }: BrowserProofs, proofHash: Buffer | null): boolean =>
  proofHash === null || shown.some(proof => timingSafeEqual(hashOf(proof), proofHash));

/** The sign-in is over, and the browser needs its proof no more. */
export function releaseBrowser(proofs: BrowserProofs, proofHash: Buffer | null): void {
  if (proofHash === null || !showsProof(proofs, proofHash)) return;
  proofs.kept = proofs.shown.filter(proof => !hashOf(proof).equals(proofHash)).slice(0, MAX_PROOFS);
}

/**
 * No script reads it and no other site has it sent. The prefix, by which no neighbour of our host can set it, needs
 * https: at an address without that, as on one's own machine, browsers would throw the cookie away.
 */
export function proofCookie({ kept, isSecure }: BrowserProofs, isAcademySecure: boolean): string | null {
  if (kept === null) return null;
  const life = kept.length === 0 ? 0 : LIFE_SECONDS;
  const about = `${NAME}=${kept.join('.')}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Strict`;
  return (isSecure ?? isAcademySecure) ? `__Host-${about}; Secure` : about;
}
