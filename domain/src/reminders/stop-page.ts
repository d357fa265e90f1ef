import type { StoppableKind } from './stoppable-kind.ts';

/**
 * The page that stops reminders with a mailed link and no sign-in. It changes nothing until the reader presses the
 * button.
 */
export const STOP_PAGE = '/stop-reminders';

/** The actions of its button. */
export const STOP_WISHES = ['stop', 'resume'] as const;
export type StopWish = (typeof STOP_WISHES)[number];

/** As little data as possible, because the reader may forward the mail (R661). */
export type StopPage =
  | {
      /** `off`: the family has switched this kind off for all readers. */
      readonly state: 'on' | 'stopped' | 'off';
      readonly kind: StoppableKind;
      /** First name only. */
      readonly student: { readonly name: string; readonly nameAr: string | null };
    }
  | { readonly state: 'unknown' | 'too-often' };
