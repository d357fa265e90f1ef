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

/**
 * Until the page is taken over nobody shows another one: whoever goes back or forward to a page that this document was
 * once taken to by script would see its address above the words of this one.
 */
const opened = location.pathname + location.search;
const onTravel = () => {
  if (location.pathname + location.search !== opened) location.reload();
};

async function start(): Promise<void> {
  await startClient();
  removeEventListener('popstate', onTravel);
}

function onTouch(event: Event): void {
  if (rests(event)) return;
  for (const touch of touches) removeEventListener(touch, onTouch);
  void start();
}

/**
 * For a page that is open to everybody: links and the menu work without React, a form keeps what is typed, and a reader on
 * a slow phone pays for no more than the words. The first touch brings the rest. A password manager steps into a field as
 * a hand does, and a sign-in in another tab is heard as a change of what is stored.
 */
export function startWhenTouched(): void {
  addEventListener('popstate', onTravel);
  if (isSomebodyExpected() || isTouched()) void start();
  else for (const touch of touches) addEventListener(touch, onTouch, { passive: true });
}
