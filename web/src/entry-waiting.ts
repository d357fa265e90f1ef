import { authAnswerIn } from './platform/auth/auth-answer.ts';
import { hasStoredSignIn } from './platform/auth/stored-sign-in.ts';
import { keepWorker } from './platform/service-worker.ts';

// The only script of a page that is there to be read: links and the menu work without, and a reader on a slow phone
// pays for no more than the words. The first touch brings the rest.

const touches = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'wheel'];

const isSomebodyExpected = () =>
  hasStoredSignIn() || authAnswerIn(location) !== null || new URLSearchParams(location.search).has('code');

async function begin(): Promise<void> {
  for (const touch of touches) removeEventListener(touch, begin);
  try {
    const { takeOver } = await import('./app/take-over.tsx');
    await takeOver();
  } catch (error) {
    console.warn('The page stays as the server wrote it:', error);
  }
}

keepWorker();
if (isSomebodyExpected()) await begin();
else for (const touch of touches) addEventListener(touch, begin, { passive: true });
