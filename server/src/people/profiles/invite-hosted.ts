import type { Language } from '@bayan/domain/language/language';

interface Invited {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

/**
 * Lets the hosted service make a user and mail them a link; answers with the user's id. Asked again for somebody who has
 * not come yet it mails again and answers with the same id, so that a change that was lost on the way can be repeated.
 * Null where the address is in use there, or its account has been signed in to.
 */
export type InviteHosted = (invited: Invited) => Promise<string | null>;
