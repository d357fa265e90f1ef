import { useCallback, useRef } from 'react';

type Typeable = HTMLInputElement | HTMLTextAreaElement;

const isTypeable = (target: EventTarget | null): target is Typeable =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type));

/** Whether somebody typed something that is still there, into any field inside. */
export function useTypedValues() {
  const before = useRef(new Map<Typeable, string>());
  /** For the element around the fields. */
  const fieldsRef = useCallback((around: HTMLElement | null) => {
    const remember = (field: EventTarget | null) => {
      if (isTypeable(field) && !before.current.has(field)) before.current.set(field, field.value);
    };
    const onFocus = ({ target }: FocusEvent) => remember(target);
    around?.addEventListener('focusin', onFocus);
    // The field that the dialog opens with may have the focus already.
    if (around?.contains(document.activeElement)) remember(document.activeElement);
    return () => around?.removeEventListener('focusin', onFocus);
  }, []);
  const hasTyped = () =>
    [...before.current].some(
      ([field, value]) => field.isConnected && field.value !== '' && field.value !== value,
    );
  return { fieldsRef, hasTyped };
}
