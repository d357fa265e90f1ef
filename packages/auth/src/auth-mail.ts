import type { Language } from '@bayan/domain/language/language';
import type { Role } from '@bayan/domain/roles';

interface LinkAndCode {
  readonly link: string;
  readonly code: string;
}
type Nothing = Readonly<Record<string, never>>;

/** Every mail that the sign-in service asks for, and what it needs to be written. */
interface AuthMailData {
  readonly 'confirm-signup': LinkAndCode;
  readonly recovery: LinkAndCode;
  readonly 'magic-link': LinkAndCode;
  /** `none` where the academy gives a role later. */
  readonly invite: { readonly link: string; readonly name: string; readonly role: Role | 'none' };
  readonly 'email-change': LinkAndCode & { readonly newEmail: string };
  /** To the address that was, with the way back to it. */
  readonly 'address-changed': { readonly link: string; readonly newEmail: string };
  /** Where an older address has the way back. */
  readonly 'address-changed-again': { readonly newEmail: string };
  readonly reauthentication: { readonly code: string };
  /** And whether calendar programs have to be given another address (R626). */
  readonly 'password-changed': { readonly calendar?: 'renewed' };
  readonly 'second-factor-changed': { readonly change: 'added' | 'removed' };
  readonly 'second-factor-reset': Nothing;
  /** How many are left. */
  readonly 'recovery-code-used': { readonly left: string };
  readonly 'recovery-codes-replaced': Nothing;
  readonly 'passkey-changed': { readonly change: 'added' | 'removed' | 'copied' };
  /** When by the person's clock, and with what; empty where it does not say what it is. */
  readonly 'new-sign-in': {
    readonly at: string;
    readonly timezone: string;
    readonly browser: string;
    readonly system: string;
  };
  /** To the admins: an account waits for a role. */
  readonly 'account-waiting': { readonly name: string; readonly email: string };
}
type Kind = keyof AuthMailData;

export type AuthMail = { [K in Kind]: { readonly kind: K; readonly data: AuthMailData[K] } }[Kind] & {
  readonly to: string;
  readonly language: Language;
  readonly now: Date;
};
