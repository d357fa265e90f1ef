import { CONFIRM_PAGE } from '@bayan/domain/auth/mailed-pages';
import type { OneTimePurpose } from '#protocol/one-time-token.ts';

/** The types a client may ask to verify, and the purposes of tokens each of them stands for. */
const PURPOSES_OF_TYPE: ReadonlyMap<string, readonly OneTimePurpose[]> = new Map([
  ['signup', ['signup']],
  ['invite', ['invite']],
  ['recovery', ['recovery']],
  // The first link of an address that was new confirms it too.
  ['magiclink', ['magiclink', 'signup']],
  ['email', ['signup', 'magiclink']],
  ['email_change', ['email_change_current', 'email_change_new']],
  // Ours alone: the protocol knows no way back.
  ['email_change_undo', ['email_change_undo']],
]);

export const purposesOfType = (type: string) => PURPOSES_OF_TYPE.get(type) ?? null;

const typeOfPurpose = (purpose: OneTimePurpose) =>
  purpose === 'email_change_current' || purpose === 'email_change_new' ? 'email_change' : purpose;

interface LinkParts {
  readonly publicUrl: string;
  readonly linkToken: string;
  readonly purpose: OneTimePurpose;
  readonly redirectTo: string;
}

/** The target stands last and, where that is unambiguous, as it is: so the protocol's clients look for it. */
export const verifyLink = ({ publicUrl, linkToken, purpose, redirectTo }: LinkParts) => {
  const target = /[&=#%+]/.test(redirectTo) ? encodeURIComponent(redirectTo) : redirectTo;
  return `${publicUrl}/auth/v1/verify?token=${linkToken}&type=${typeOfPurpose(purpose)}&redirect_to=${target}`;
};

/** The page whose button uses a link: scanners fetch what is mailed, and must change nothing (R38). */
export const confirmPage = (publicUrl: string, search: string) => `${publicUrl}${CONFIRM_PAGE}${search}`;
