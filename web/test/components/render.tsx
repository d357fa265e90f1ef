import { directionOf, type Language } from '@bayan/domain/language/language';
import type { Role } from '@bayan/domain/roles';
import type { PageSettings } from '@bayan/domain/settings/page-settings';
import type { i18n } from 'i18next';
import { type ReactNode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router';
import { vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import '#design/design.css';
import { allTexts } from '#app/all-texts.ts';
import { AuthProvider } from '#platform/auth/auth-provider.tsx';
import type { UserProfile } from '#platform/auth/user-profile.ts';
import { createStaticI18n } from '#platform/i18n.ts';
import { Queries } from '#platform/queries.tsx';
import { SettingsProvider } from '#platform/settings.tsx';
import { Locale } from '#ui/locale.tsx';
import { Toasts } from '#ui/toast.tsx';
import { complain } from './complaints.ts';
import { people, SignedInAs } from './signed-in-as.tsx';

export type Width = 1280 | 390;
export type Theme = 'light' | 'dark';

interface Screen {
  readonly language?: Language;
  readonly width?: Width;
  readonly theme?: Theme;
  /** Who is signed in; otherwise a visitor, with the real sign-in client. */
  readonly as?: Role | UserProfile | undefined;
  readonly at?: string;
  /** What is shown brings all that stands around it, the place of toasts included. */
  readonly isWholePage?: boolean;
}

/** What the clock reads in every test: a Monday. */
export const now = new Date('2026-11-16T09:00:00Z');

export const settings: PageSettings = {
  siteName: 'Bayan Academy',
  siteNameAr: 'أكاديمية بيان',
  contactEmail: 'hello@bayan.example',
  contactPhone: '+966500000000',
  whatsappNumber: '+966500000000',
  businessHours: [],
  timezone: 'Asia/Riyadh',
  zoneName: 'AST',
  launched: true,
  studentFormUrl: null,
  tutorFormUrl: null,
  enquiryFormUrl: null,
  geolocationUrl: '/api/geo',
  privacyVersion: '2026-11-18',
  publicUrl: 'https://bayan.example',
};

let shown: Root | null = null;
let address = '';

/** Renders with the real words and styles, and with everything around it that a component may ask for. */
export async function show(
  children: ReactNode,
  { language = 'en', width = 1280, theme = 'light', as, at = '/', isWholePage = false }: Screen = {},
): Promise<void> {
  // What is shown instead takes its place: two would both listen, and both hold toasts.
  shown?.unmount();
  vi.setSystemTime(now);
  address = location.href;
  history.replaceState(null, '', at);
  Object.assign(document.documentElement, { lang: language, dir: directionOf(language) });
  await Promise.all([page.viewport(width, width === 390 ? 844 : 800), prefer(theme)]);

  const element = document.body.appendChild(document.createElement('div'));
  shown = createRoot(element);
  shown.render(
    <I18nextProvider i18n={await wordsIn(language)}>
      <SettingsProvider value={settings}>
        <BrowserRouter>
          <Somebody as={as}>
            <Queries>
              <Locale>
                <Suspense>{isWholePage ? children : <main>{children}</main>}</Suspense>
                {!isWholePage && <Toasts />}
              </Locale>
            </Queries>
          </Somebody>
        </BrowserRouter>
      </SettingsProvider>
    </I18nextProvider>,
  );
}

function Somebody({ as, children }: Pick<Screen, 'as'> & { readonly children: ReactNode }) {
  if (!as) return <AuthProvider>{children}</AuthProvider>;
  return <SignedInAs profile={typeof as === 'string' ? people[as] : as}>{children}</SignedInAs>;
}

/** Takes everything away that a test left behind, as closing the tab and clearing the browser would. */
export async function leave(): Promise<void> {
  await closeToasts();
  shown?.unmount();
  shown = null;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  if (address) history.replaceState(null, '', address);
  // What remembers which entry of the history lies over a page forgets it: the next test has another page (R678).
  dispatchEvent(new PopStateEvent('popstate', { state: { idx: -1 } }));
  vi.useRealTimers();
}

/** Their queue outlives the page that shows it. */
async function closeToasts(): Promise<void> {
  const button = () => document.querySelector<HTMLElement>('[role="alertdialog"] button[slot="close"]');
  for (let close = button(); close; close = button()) {
    close.click();
    await new Promise(requestAnimationFrame);
  }
}

const words = new Map<Language, Promise<i18n>>();

function wordsIn(language: Language): Promise<i18n> {
  const known = words.get(language) ?? createStaticI18n(language, allTexts).then(tellingWhatIsMissing);
  words.set(language, known);
  return known;
}

function tellingWhatIsMissing(instance: i18n): i18n {
  instance.options.saveMissing = true;
  instance.on('missingKey', (_languages, namespace, key, shownInstead) => {
    if (shownInstead === key) complain(`there are no words for ${namespace}:${key}`);
  });
  return instance;
}

/** Styles follow a frame or more after the browser has taken the wish. */
async function prefer(theme: Theme): Promise<void> {
  if (matchMedia(`(prefers-color-scheme: ${theme})`).matches) return;
  const paper = () => getComputedStyle(document.documentElement).getPropertyValue('--paper');
  const before = paper();
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: theme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
  while (paper() === before) await new Promise(requestAnimationFrame);
}
