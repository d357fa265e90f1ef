import { begin } from './app/begin.ts';
import { authAnswerIn } from './platform/auth/auth-answer.ts';
import { hasStoredSignIn } from './platform/auth/stored-sign-in.ts';
import { keepWorker } from './platform/service-worker.ts';

// The only script of a page that is there to be read: links and the menu work without, and a reader on a slow phone
// pays for no more than the words. The first touch brings the rest.

const touches = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'wheel'];

const isSomebodyExpected = () =>
  hasStoredSignIn() || authAnswerIn(location) !== null || new URLSearchParams(location.search).has('code');

function onTouch(): void {
  for (const touch of touches) removeEventListener(touch, onTouch);
  void begin();
}

keepWorker();
if (isSomebodyExpected()) void begin();
else for (const touch of touches) addEventListener(touch, onTouch, { passive: true });
