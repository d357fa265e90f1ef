declare const kept: unique symbol;

/** The draft of a form, as its dialog needs it. Only what keeps one makes one, so that no dialog says so and does not. */
export interface FormDraft {
  readonly [kept]: true;
  /** Under which what is typed is kept. */
  readonly name: string;
  /** Throws away what was typed on an earlier visit; null where the fields do not show that. */
  readonly startAgain: (() => void) | null;
}

export const formDraft = (name: string, startAgain: FormDraft['startAgain']): FormDraft =>
  ({ name, startAgain }) as FormDraft;
