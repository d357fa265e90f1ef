import { type Language, languageKey } from '@bayan/domain/language/language';
import { afterAll, beforeAll } from 'vitest';
import { sampleSettings } from '#app/samples/sample-settings.ts';
import { settings } from '#schema/academy.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { type Page, readPage } from './page.ts';

interface Visitor {
  /** What the browser asks for. */
  readonly language: Language;
  /** What the visitor chose on an earlier visit. */
  readonly saved?: Language | undefined;
  /** Where a proxy says that the visitor is. */
  readonly country?: string;
}

/** A browser without script: it keeps the cookie, follows links and where it is led, and sends forms. */
export interface Visit {
  /** The language that is kept, if any. */
  readonly chosen: string | undefined;
  open(address: string): Promise<Page>;
  /** Goes where the only link of that name leads. */
  follow(page: Page, name: string): Promise<Page>;
  /** Presses a button of a form, with something typed into the fields of these names. */
  send(page: Page, button: string, typed: Readonly<Record<string, string>>): Promise<Page>;
}

export interface Site {
  readonly publicUrl: string;
  fetch(address: string, init?: RequestInit): Promise<Response>;
  visit(visitor: Visitor): Visit;
}

const LOCALES = { en: 'en-GB', ar: 'ar-SA' };
const FORM = 'application/x-www-form-urlencoded';

/** The launched academy of the samples, one for all tests of a file. */
export function useSite(): Site {
  let store: TestApp;
  let app: TestApp;
  beforeAll(async () => {
    store = await createTestApp();
    await store.db.update(settings).set(sampleSettings);
    // Pages are made with the settings that are there at the start.
    app = await createTestApp({ beside: store, env: { TRUSTED_PROXIES: '127.0.0.1' } });
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });
  const fetch: Site['fetch'] = (address, init) => app.fetch(address, init);
  return {
    get publicUrl() {
      return app.config.publicUrl;
    },
    fetch,
    visit: visitor => createVisit(fetch, visitor),
  };
}

export function createVisit(fetch: Site['fetch'], { language, saved, country }: Visitor): Visit {
  let chosen: string | undefined = saved;
  const open = async (address: string, init: RequestInit = {}): Promise<Page> => {
    const headers = new Headers(init.headers);
    headers.set('accept-language', LOCALES[language]);
    if (chosen) headers.set('cookie', `${languageKey}=${chosen}`);
    if (country) headers.set('cf-ipcountry', country);
    const answer = await fetch(address, { ...init, headers });
    const kept = answer.headers.get('set-cookie')?.match(`^${languageKey}=(\\w+);`);
    if (kept) chosen = kept[1];
    const elsewhere = answer.headers.get('location');
    if (elsewhere) return open(elsewhere);
    return readPage(address, answer, await answer.text());
  };

  return {
    get chosen() {
      return chosen;
    },
    open,
    follow: (page, name) => open(toAddress(page, page.link(name).attr('href'))),
    send(page, button, typed) {
      const { $ } = page;
      const pressed = $('form button[type=submit]').filter((_, one) => page.nameOf($(one)) === button);
      const form = pressed.closest('form');
      if (form.length !== 1) throw new Error(`${page.address} has no form with the button ${button}`);
      for (const [name, value] of Object.entries(typed)) {
        const label = form.find('label').filter((_, one) => page.nameOf($(one)) === name);
        const field = form.find(`[id="${label.attr('for')}"]:not([disabled], [readonly])`);
        if (field.length !== 1) throw new Error(`${page.address} has no field ${name}`);
        field.val(value);
      }
      const fields = form.serialize();
      const action = toAddress(page, form.attr('action'));
      if (form.attr('method') !== 'post') return open(`${action.replace(/\?.*/, '')}?${fields}`);
      const type = form.attr('enctype') ?? FORM;
      return open(action, { method: 'POST', body: fields, headers: { 'content-type': type } });
    },
  };
}

/** Where a reference of a page leads, without the host if it is ours. */
function toAddress(page: Page, reference = ''): string {
  const here = new URL(page.address, 'http://here.example');
  const { origin, pathname, search, href } = new URL(reference || page.address, here);
  return origin === here.origin ? pathname + search : href;
}
