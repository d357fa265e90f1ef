import type { Language } from '@bayan/domain/language/language';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openVisit, untilTakenOver, type Visit } from '#e2e/browser.ts';
import { comeSignedIn } from '#e2e/signed-in.ts';
import { untilAtRest, watchRequests } from './at-rest.ts';
import { contrastFaults, otherAxeFaults, type Theme } from './contrast.ts';
import { drawingFaults } from './drawings.ts';
import { focusFaults } from './focus.ts';
import { forcedColourFaults } from './forced-colours.ts';
import { goTo } from './go-to.ts';
import { layoutFaults } from './layout.ts';
import { otherLanguageFaults } from './other-language.ts';
import { accountOf, type Person } from './people.ts';
import { type Screen, screens, unknownRoutes } from './screens.ts';
import { sidewaysFaults } from './sideways.ts';
import { spacingFaults } from './text-spacing.ts';
import { titleFaults, watchTitle } from './titles.ts';
import { wordFaults } from './words.ts';

const desk = { width: 1280, height: 800 };
/** The theme is changed once on the way from one to the next, and is light again at the end. */
const views = [
  { ...desk, themes: ['light', 'dark'] },
  { width: 390, height: 844, themes: ['dark', 'light'] },
] as const;
/** A desk's page at four times its size (WCAG 1.4.10). */
const narrowest = { width: 320, height: 700 };
/** A phone whose browser keeps its bars, where least of the page is between ours. */
const focusSizes = [{ width: 390, height: 700 }, desk];

interface Visiting extends Visit {
  readonly complaints: string[];
  readonly requests: ReturnType<typeof watchRequests>;
}

async function comeAs(person: Person, language: Language): Promise<Visiting> {
  const complaints: string[] = [];
  const visit = await openVisit({ language }, complaints);
  await watchTitle(visit.page);
  const account = await accountOf(person);
  if (account) await comeSignedIn(visit.page, account);
  return { ...visit, complaints, requests: watchRequests(visit.page) };
}

/** Every screen in one language, on a desk and on a phone, light and dark. */
export function sweep(language: Language): void {
  const visiting = new Map<Person, Promise<Visiting>>();
  const visitOf = (person: Person) => {
    const visit = visiting.get(person) ?? comeAs(person, language);
    visiting.set(person, visit);
    return visit;
  };
  afterAll(async () => {
    for (const visit of visiting.values()) await (await visit).context.close();
  });

  test('every route says in e2e/sweep/screens.ts who opens it, and with which parameters', () => {
    expect(unknownRoutes).toEqual({ withoutEntry: [], gone: [] });
  });

  for (const screen of screens)
    test(`${screen.name} as ${screen.who}, in ${language}`, async () => {
      const faults = await faultsOf(screen, await visitOf(screen.who), language);
      expect(faults, faults.join('\n')).toEqual([]);
    });
}

/** Shown once: the other widths and themes are those of the window around it, as when somebody turns a tablet. */
async function faultsOf(screen: Screen, visit: Visiting, language: Language): Promise<string[]> {
  const { page, complaints, requests } = visit;
  const faults: string[] = [];
  const look = async (where: string, find: () => Promise<readonly string[]>) =>
    faults.push(...(await find()).map(fault => `${where}: ${fault}`));

  await page.setViewportSize(desk);
  await show(page, 'light');
  const address = await screen.address();
  await goTo(page, address);
  if (screen.come) await screen.come(page);
  else if (await page.locator('script[type=module]').count()) await untilTakenOver(page);
  await untilAtRest(page, requests);
  await look('on the way', () => titleFaults(page));
  if (!screen.come) await look('address', () => strayed(page, address));
  await look('tabs', () => tabsWithoutScreen(page, screen));
  for (const { themes, ...size } of views) {
    const where = `${size.width} px`;
    await page.setViewportSize(size);
    await untilAtRest(page, requests);
    await look(where, () => layoutFaults(page, language));
    await look(where, () => sidewaysFaults(page));
    await look(where, () => wordFaults(page, language));
    await look(where, () => otherLanguageFaults(page, language));
    await look(where, () => otherAxeFaults(page));
    const backgrounds: string[] = [];
    for (const theme of themes) {
      await show(page, theme);
      await look(`${where}, ${theme}`, () => contrastFaults(page, theme));
      await look(`${where}, ${theme}`, () => drawingFaults(page));
      backgrounds.push(await background(page));
    }
    if (backgrounds[0] === backgrounds[1]) faults.push(`${where}: is not darker in the dark`);
  }
  await look('390 px', () => forcedColourFaults(page));
  await page.setViewportSize(narrowest);
  await look('320 px', () => sidewaysFaults(page));
  await look('320 px', () => spacingFaults(page));
  // Last, since whoever steps into a field and out of it may be told something about it.
  for (const size of focusSizes) {
    await page.setViewportSize(size);
    await look(`${size.width} × ${size.height} px`, () => focusFaults(page));
  }
  const isExpected = (complaint: string) => screen.expected?.some(pattern => pattern.test(complaint));
  await look('console', async () => complaints.splice(0).filter(complaint => !isExpected(complaint)));
  return faults;
}

const show = (page: Page, colorScheme: Theme) => page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function strayed(page: Page, address: string): Promise<string[]> {
  const asked = new URL(address, page.url()).pathname;
  const { pathname } = new URL(page.url());
  return pathname === asked ? [] : [`leads to ${pathname}`];
}

/** A tab that is in the address is a screen of its own. */
async function tabsWithoutScreen(page: Page, { name }: Screen): Promise<string[]> {
  const [route] = name.split('?');
  const keys = await page.getByRole('tab').evaluateAll(tabs => tabs.map(tab => tab.getAttribute('data-key')));
  const isListed = (key: string | null) =>
    screens.some(screen =>
      ['tab', 'view', 'kind', 'side'].some(kind => screen.name === `${route}?${kind}=${key}`),
    );
  return keys.filter(key => !isListed(key)).map(key => `the tab ${key} has no entry in e2e/sweep/screens.ts`);
}
