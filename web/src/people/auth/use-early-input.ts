import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { usePressedBefore } from '#platform/early-clicks.ts';

/** Hands over what somebody typed into the form before the script had come, and sends it where it was pressed. */
export function useEarlyInput(
  form: RefObject<HTMLFormElement | null>,
  take: (typed: Readonly<Record<string, string>>) => void,
): void {
  const onFound = useEffectEvent(take);
  useLayoutEffect(() => {
    if (!form.current) return;
    const typed = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    onFound(Object.fromEntries(typed));
  }, [form]);
  usePressedBefore(form);
}
