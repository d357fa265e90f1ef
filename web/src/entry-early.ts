import { languageOfTag } from '@bayan/domain/language/language';
import {
  cookieLanguage,
  rememberInCookie,
  rememberLanguage,
  storedLanguage,
} from './platform/language-memory.ts';

// Runs in every page's head, before anything is painted.

// The cookie was lost, or another tab's choice is newer: ask again, and only if the cookie stuck, or it would never end.
const stored = storedLanguage();
if (stored && stored !== document.documentElement.lang && stored !== cookieLanguage()) {
  rememberInCookie(stored);
  if (cookieLanguage() === stored) {
    document.documentElement.hidden = true;
    location.reload();
  }
}

// Here rather than in the switch itself, so that a tap before React has taken over is remembered too.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLElement>('a[data-language]');
  const language = link ? languageOfTag(link.dataset.language) : null;
  if (language) rememberLanguage(language);
});
