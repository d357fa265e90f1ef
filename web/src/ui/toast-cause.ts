import { formAround } from './needed-next.ts';
import { pressedLast } from './pressed-last.ts';

/** What a person was doing when it failed. */
export interface ToastCause {
  readonly form: HTMLFormElement | null;
  readonly control: Element | null;
}

export function causeOfFailure(): ToastCause {
  const control = pressedLast();
  return { form: formAround(document.activeElement) ?? formAround(control), control };
}

/** Whether the person mends it: fills in or sends the same form, or presses the same control again. */
export function isMendedBy({ form, control }: ToastCause, { type, target }: Event): boolean {
  if (!(target instanceof Element)) return false;
  if (type === 'click')
    // The list of a field opens beside the form.
    return (
      control?.contains(target) === true || (form !== null && target.closest('[role="option"]') !== null)
    );
  return form?.contains(target) === true;
}

/** Its form has gone from the page, so nobody can mend it there any more. */
export const isLeft = ({ form }: ToastCause): boolean => form !== null && !form.isConnected;

export const MENDING = ['click', 'input', 'change', 'submit'] as const;
