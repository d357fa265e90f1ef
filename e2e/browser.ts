import { type Language, languageKey } from '@bayan/domain/language/language';
import { CHROMIUM_ARGS } from '@bayan/web/test/chromium-args';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import { somewhere } from './accounts.ts';
import { isPhone, width } from './screen.ts';

const baseUrl = inject('baseUrl');

interface Visitor {
  /** What the browser asks for. */
  readonly language: Language;
  /** What the visitor chose on an earlier visit. */
  readonly saved?: Language;
  readonly script?: boolean;
  readonly theme?: 'light' | 'dark';
  /** Where a proxy says that the visitor is. */
  readonly country?: string;
  /** Whether the browser may keep files and answer without a network. */
  readonly keepsFiles?: boolean;
  /** On a phone with motion, and with the pages of an area loaded ahead. Both cost much time: for long journeys and the shell. */
  readonly isUnhurried?: boolean;
  /** Whether the pages of an area may be loaded ahead. */
  readonly loadsAhead?: boolean;
  /** Console messages that belong to what is tested. Any other fails the test. */
  readonly expected?: readonly RegExp[];
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
}

/** What the browser says of its driver, where it keeps no files, and of a machine that is slow to begin a page. */
const ofTheMachine = [
  /^Service Worker registration blocked by Playwright$/,
  /\/locales\/\w\w\/[\w-]+\.json was preloaded using link preload but not used within a few seconds/,
];

/** For what is awaited in a page: a guard against what never comes, and no measure. */
const timeoutMs = 60_000;

const locales = { en: 'en-GB', ar: 'ar-SA' } as const;

/** One for all files of this process. It goes with the process. */
let browser: Promise<Browser> | undefined;

/** Each visit is a person of its own. A test fails on any complaint that it did not expect. */
export function useBrowser(): (visitor: Visitor) => Promise<Visit> {
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];

  afterEach(async () => {
    await Promise.all(contexts.splice(0).map(context => context.close()));
    expect(complaints.splice(0)).toEqual([]);
  });

  return async visitor => {
    const visit = await openVisit(visitor, complaints);
    contexts.push(visit.context);
    return visit;
  };
}

/** For whoever closes it, and looks at its complaints, by themselves. */
export async function openVisit(
  {
    language,
    saved,
    script = true,
    theme = 'light',
    country,
    keepsFiles = false,
    isUnhurried = false,
    // As with motion: those who hurry have asked to load little.
    loadsAhead = isUnhurried && isPhone,
    expected = [],
  }: Visitor,
  complaints: string[],
): Promise<Visit> {
  browser ??= launch();
  const context = await (await browser).newContext({
    baseURL: baseUrl,
    locale: locales[language],
    javaScriptEnabled: script,
    viewport: { width, height: isPhone ? 844 : 800 },
    colorScheme: theme,
    reducedMotion: isUnhurried && isPhone ? 'no-preference' : 'reduce',
    serviceWorkers: keepsFiles ? 'allow' : 'block',
    extraHTTPHeaders: { 'x-forwarded-for': somewhere(), ...(country && { 'cf-ipcountry': country }) },
  });
  context.setDefaultTimeout(timeoutMs);
  if (saved) await context.addCookies([{ name: languageKey, value: saved, url: baseUrl }]);
  if (!loadsAhead) await context.addInitScript(saveData);
  const page = await context.newPage();
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', message => {
    const text = message.text();
    if (![...ofTheMachine, ...expected].some(pattern => pattern.test(text)))
      complaints.push(`${text} ${message.location().url}`);
  });
  page.on('request', request => {
    // A file of the visitor's own that a page shows is no request to anybody.
    if (
      !request
        .url()
        .replace(/^blob:/, '')
        .startsWith(baseUrl)
    )
      complaints.push(`asked a third party: ${request.url()}`);
  });
  return { page, context };
}

/** Runs in the page. */
const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: CHROMIUM_ARGS,
  });

/** A pointer that moves, once a script listens: to two places, since it may have been at the first already. */
export async function touch(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  for (const place of [2, 3]) await page.mouse.move(place, place);
}

/** Until React has taken over, a click is answered by the server. The page waits for the first touch. */
export async function untilTakenOver(page: Page): Promise<void> {
  await touch(page);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root a') ?? {}).some(key => key.startsWith('__reactProps')),
  );
}

/** Keeps requests to an address back until the answer is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const allowed = new Promise<void>(resolve => {
    letGo = resolve;
  });
  await page.route(address, async route => {
    await allowed;
    await route.continue();
  });
  return () => letGo();
}

export const holdScript = (page: Page) => hold(page, '**/assets/*.js');

export const languageOf = (page: Page) =>
  page.evaluate(() => `${document.documentElement.lang} ${document.documentElement.dir}`);
