import { arabicPrefix } from '@bayan/domain/language/arabic-address';
import { LEGAL_KINDS, LEGAL_PAGES, versionParameter } from '@bayan/domain/legal-texts/legal-kinds';
import type { Database } from '@bayan/platform/db/database';
import type { Host, RequestVariables } from '@bayan/platform/http/host';
import { Hono } from 'hono';
import { readLegalPage } from '#academy/legal-texts/read-legal-page.ts';
import type { Pages } from './pages.ts';

interface Parts {
  readonly db: Database;
  readonly pages: Pages;
}

/** The privacy notice, the one for children and the terms, in every version that was ever published (R702). */
export function createLegalPages({ db, pages }: Parts): Host {
  const host: Host = new Hono<{ Variables: RequestVariables }>();
  for (const kind of LEGAL_KINDS) {
    const path = LEGAL_PAGES[kind];
    host.on(['GET', 'HEAD'], [path, arabicPrefix + path], c => {
      const version = c.req.query(versionParameter);
      return pages.show(c.req.raw, c.get('country'), async language => {
        const shown = await readLegalPage(db, { kind, language, version });
        const query = version === undefined ? '' : `?${new URLSearchParams({ [versionParameter]: version })}`;
        return shown && { page: 'legal-text', path, shown, query };
      });
    });
  }
  return host;
}
