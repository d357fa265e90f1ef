import type { ApplicationKind } from './application-kind.ts';

/** How far an application has come (R820). */
export const APPLICATION_STAGES = [
  'new',
  'contacted',
  'consultation',
  'matched',
  'first-lesson',
  'closed',
] as const;
export type ApplicationStage = (typeof APPLICATION_STAGES)[number];

/** The stages in which a family still waits for its tutor: the clock of the promise runs. */
export const WAITING_STAGES = ['new', 'contacted', 'consultation'] as const satisfies ApplicationStage[];

/** Why an application was closed. */
export const CLOSE_REASONS = [
  'no-answer',
  'withdrawn',
  'no-tutor',
  'not-suitable',
  'duplicate',
  'answered',
  'other',
] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

const STAGES_OF: Readonly<Record<ApplicationKind, readonly ApplicationStage[]>> = {
  student: APPLICATION_STAGES,
  // A tutor who is matched has been invited.
  tutor: ['new', 'contacted', 'consultation', 'matched', 'closed'],
  enquiry: ['new', 'contacted', 'closed'],
};
export const stagesOf = (kind: ApplicationKind): readonly ApplicationStage[] => STAGES_OF[kind];

/** The stages that an admin sets by hand. The others follow from what is done: a consultation, an invitation. */
export const STAGES_BY_HAND = ['new', 'contacted', 'first-lesson', 'closed'] as const;
export type StageByHand = (typeof STAGES_BY_HAND)[number];

interface Placed {
  readonly kind: ApplicationKind;
  readonly stage: ApplicationStage;
}

const MOVES: Readonly<Record<ApplicationStage, readonly StageByHand[]>> = {
  new: ['contacted', 'closed'],
  contacted: ['new', 'closed'],
  consultation: ['closed'],
  matched: ['first-lesson', 'closed'],
  'first-lesson': ['closed'],
  closed: ['contacted'],
};

/** Where an admin can move an application by hand (R821). */
export const movesOf = ({ kind, stage }: Placed): readonly StageByHand[] =>
  MOVES[stage].filter(to => stagesOf(kind).includes(to));

/**
 * Where an application that is opened again returns to: where it was when it was closed. Its consultation was cancelled
 * then, and a family with an account stays matched.
 */
export function stageAfterReopening(
  closedFrom: ApplicationStage | null,
  isMatched: boolean,
): Exclude<ApplicationStage, 'consultation' | 'closed'> {
  if (isMatched) return closedFrom === 'first-lesson' ? 'first-lesson' : 'matched';
  return closedFrom === 'new' ? 'new' : 'contacted';
}

/** A consultation is set before the match, for a family or a tutor (R827). */
export const canBookConsultation = ({ kind, stage }: Placed): boolean =>
  stagesOf(kind).includes('consultation') && WAITING_STAGES.some(waiting => waiting === stage);

/** A family is matched, and a tutor invited, once (R828). */
export const canMakeAccount = (application: Placed): boolean => canBookConsultation(application);
