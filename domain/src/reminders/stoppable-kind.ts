import { OPTIONAL_NOTICES } from '#notices/notice-kind.ts';
import { NOTICE_SWITCH_OF } from '#notices/notice-switches.ts';
import { REMINDER_KINDS } from './reminder-kind.ts';
import { SWITCH_OF } from './reminder-switches.ts';

/** Mails that one reader of a family can stop for themselves (R660). */
export const STOPPABLE_KINDS = [...REMINDER_KINDS, ...OPTIONAL_NOTICES] as const;
export type StoppableKind = (typeof STOPPABLE_KINDS)[number];

const SWITCHES = { ...SWITCH_OF, ...NOTICE_SWITCH_OF } as const;

/** What a kind is called among the choices of a family. */
export const stoppedSwitchOf = <K extends StoppableKind>(kind: K): (typeof SWITCHES)[K] => SWITCHES[kind];
