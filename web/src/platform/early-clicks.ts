import { type RefObject, useEffect } from 'react';

/**
 * Sends a form that was pressed before its script had come; the early script marks it. A moment later, when what had
 * been typed by then is taken over.
 */
export function usePressedBefore(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const pressed = form.current?.matches('[data-pressed]') ? form.current : null;
    const button = pressed?.querySelector<HTMLElement>('button[data-pressed]');
    const sending = setTimeout(() => pressed?.requestSubmit(button));
    return () => clearTimeout(sending);
  }, [form]);
}
