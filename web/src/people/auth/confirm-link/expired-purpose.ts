import { paths } from '#platform/paths.ts';

/** What a link was mailed for that no longer works: the page says what is to be done in its place. */
export const EXPIRED_PURPOSES = [
  'signup',
  'invite',
  'recovery',
  'email_change',
  'email_change_undo',
  'link',
] as const;
export type ExpiredPurpose = (typeof EXPIRED_PURPOSES)[number];

export const expiredPurposeOf = (type: string | null | undefined): ExpiredPurpose =>
  type === 'email' ? 'signup' : (EXPIRED_PURPOSES.find(purpose => purpose === type) ?? 'link');

export const expiredAddress = (type: string | undefined): string => {
  const purpose = expiredPurposeOf(type);
  return purpose === 'link' ? paths.linkExpired : `${paths.linkExpired}?for=${purpose}`;
};
