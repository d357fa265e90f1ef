import { languageOfTag } from '@bayan/domain/language/language';
import { startArea } from './app/start-area.ts';
import { areaStart } from './platform/area-start.ts';
import { attempt } from './platform/attempt.ts';
import { deleteCachedPage } from './platform/cached-pages.ts';
import { followCountry } from './platform/follow-country.ts';
import { isArabicAddress } from './platform/language-address.ts';
import {
  cookieLanguage,
  rememberInCookie,
  rememberLanguage,
  storedLanguage,
} from './platform/language-memory.ts';
import { type ReadingPosition, readingPosition, returnTo } from './platform/reading-position.ts';
import { closePhoneMenu } from './shell/close-phone-menu.ts';

// Runs in every page's head, before anything is painted.

// The cookie was lost, or another tab's choice is newer: ask again, and only if the cookie stuck, or it would never end.
const stored = storedLanguage();
if (stored && stored !== document.documentElement.lang && stored !== cookieLanguage() && !isArabicAddress()) {
  rememberInCookie(stored);
  if (cookieLanguage() === stored) {
    document.documentElement.hidden = true;
    location.reload();
  }
}

// What the browser kept of an area was written before the language was changed.
const wanted = cookieLanguage();
const area = areaStart();
if (area && wanted && wanted !== document.documentElement.lang && 'caches' in window) {
  document.documentElement.hidden = true;
  void deleteCachedPage(area.root).then(hadIt => {
    if (hadIt) location.reload();
    else document.documentElement.hidden = false;
  });
} else startArea(area);

const navKey = 'bayan.place';

// Here rather than in the switch itself, so that a tap before React has taken over is remembered too.
document.addEventListener('click', event => {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLElement>('a[data-language]');
  const language = link ? languageOfTag(link.dataset.language) : null;
  if (!language) return;
  rememberLanguage(language);
  // The server answers, and the page comes back in the other language: at the same place.
  if (!event.defaultPrevented)
    attempt(() => sessionStorage.setItem(navKey, JSON.stringify(readingPosition())));
});

// Pages send their forms by themselves. One that is pressed before React has taken over waits for it, instead of
// taking the visitor to the same page without what was typed. What only the server answers goes there at once.
document.addEventListener(
  'submit',
  event => {
    if (event.target instanceof HTMLElement && event.target.matches('[data-to-server]')) return;
    event.preventDefault();
    if (event.target instanceof HTMLElement) event.target.dataset.pressed = '';
    if (event.submitter) event.submitter.dataset.pressed = '';
  },
  true,
);

closePhoneMenu();

// Until React has taken over nobody shows another page: whoever goes back or forward to one that this document was once taken
// to by script would see its address above the words of this one.
const opened = location.pathname + location.search;
addEventListener('popstate', () => {
  if ('takenOver' in document.documentElement.dataset || location.pathname + location.search === opened)
    return;
  document.documentElement.dataset.left = '';
  location.reload();
});

// A button that only a script answers is marked, and pressed again once React has taken over.
document.addEventListener(
  'click',
  ({ target }) => {
    if ('takenOver' in document.documentElement.dataset || !(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('button:not([type="submit"])');
    if (button) button.dataset.pressed = '';
  },
  true,
);

addEventListener('DOMContentLoaded', () => {
  const place = attempt((): ReadingPosition | null => JSON.parse(sessionStorage.getItem(navKey) ?? 'null'));
  attempt(() => sessionStorage.removeItem(navKey));
  if (place) returnTo(place);
  void followCountry();
});
