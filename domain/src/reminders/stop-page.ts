import type { ReminderKind } from './reminder-kind.ts';

/** Where a reader stops reminders by a mailed link, without a sign-in; it changes nothing before its button is pressed. */
export const STOP_PAGE = '/stop-reminders';

/** What its button can ask for. */
export const STOP_WISHES = ['stop', 'resume'] as const;
export type StopWish = (typeof STOP_WISHES)[number];

/** What the page shows, as little as one must know: whoever has the mail may have passed it on (R661). */
export type StopPage =
  | {
      /** `off`: the family has switched this kind off for everybody. */
      readonly state: 'on' | 'stopped' | 'off';
      readonly kind: ReminderKind;
      /** The first name. */
      readonly student: { readonly name: string; readonly nameAr: string | null };
    }
  | { readonly state: 'unknown' | 'too-often' };

/** A page that is written for one request alone: what it shows, and the query that leads back to it. */
export interface WrittenPage {
  readonly shown: StopPage;
  readonly query: string;
}
