import { authAnswerIn } from '#platform/auth/auth-answer.ts';
import { hasStoredSignIn } from '#platform/auth/stored-sign-in.ts';
import { hasDrafts } from '#platform/drafts.ts';
import { startClient } from './start-client.ts';

const touches = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'scroll',
  'wheel',
  'focusin',
  'input',
  'storage',
];

const isSomebodyExpected = () => hasStoredSignIn() || hasDrafts() || authAnswerIn(location) !== null;

/** A form that somebody stepped into, or pressed, while even this script was on its way. */
const isTouched = () => document.querySelector('form:focus-within, [data-pressed]') !== null;

/** Browsers report a pointer that merely rests where a page appears. */
const rests = (event: Event) =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  event.movementX === 0 &&
  event.movementY === 0;

function onTouch(event: Event): void {
  if (rests(event)) return;
  for (const touch of touches) removeEventListener(touch, onTouch);
  void startClient();
}

/**
 * For a page that is open to everybody: links and the menu work without React, a form keeps what is typed, and a reader on
 * a slow phone pays for no more than the words. The first touch brings the rest. A password manager steps into a field as
 * a hand does, and a sign-in in another tab is heard as a change of what is stored.
 */
export function startWhenTouched(): void {
  if (isSomebodyExpected() || isTouched()) void startClient();
  else for (const touch of touches) addEventListener(touch, onTouch, { passive: true });
}
