import { useEffect } from 'react';

/**
 * Presses what was pressed before React had taken over; the early script marks it (R754). A moment later, when what had been
 * typed by then is taken over. Forms send themselves.
 */
export function EarlyPresses(): null {
  useEffect(() => {
    document.documentElement.dataset.takenOver = '';
    const pressed = document.querySelectorAll<HTMLElement>('button[data-pressed]:not([type="submit"])');
    for (const button of pressed) {
      delete button.dataset.pressed;
      setTimeout(() => button.click());
    }
  }, []);
  return null;
}
