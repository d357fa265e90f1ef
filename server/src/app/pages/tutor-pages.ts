import { arabicPrefix } from '@bayan/domain/language/arabic-address';
import type { Language } from '@bayan/domain/language/language';
import { TUTORS_AT_HOME } from '@bayan/domain/public-tutors/public-tutor';
import {
  isSlug,
  queryOfFilters,
  TUTORS_PAGE,
  tutorAddress,
  tutorFiltersIn,
  tutorParameter,
} from '@bayan/domain/public-tutors/tutor-filters';
import type { Database } from '@bayan/platform/db/database';
import type { Host, RequestVariables } from '@bayan/platform/http/host';
import type { Log } from '@bayan/platform/log/log';
import { type Context, Hono } from 'hono';
import {
  findPublicTutor,
  listHomeTutors,
  listPublicSlugs,
} from '#people/public-tutors/public-tutors.repository.ts';
import { readTutorList } from '#people/public-tutors/read-tutor-list.ts';
import type { Pages } from './pages.ts';

interface Parts {
  readonly db: Database;
  readonly pages: Pages;
  readonly log: Log;
}

type Visit = Context<{ Variables: RequestVariables }>;

const HOME_PAGES = ['/', '/home'];
const STUDENT_FORM = '/apply/student';
/** As many addresses as one sitemap may hold, with room for the other pages and both languages. */
const MAX_LISTED = 20_000;

const inBoth = (path: string) => [path, path === '/' ? arabicPrefix : arabicPrefix + path];

/** The pages that show tutors who agreed to it: all of them, each of them, three on the home page, one on the form (R712). */
export function createTutorPages({ db, pages, log }: Parts): Host {
  const host: Host = new Hono<{ Variables: RequestVariables }>();
  const methods = ['GET', 'HEAD'];
  const show = (c: Visit, read: Parameters<Pages['show']>[2]) =>
    pages.show(c.req.raw, c.get('country'), read);
  const readerOf = (c: Visit, language: Language) => ({ language, now: c.get('now') });

  host.on(methods, inBoth(TUTORS_PAGE), c => {
    const filters = tutorFiltersIn(new URL(c.req.url).searchParams);
    return show(c, async language => ({
      page: 'tutors',
      path: TUTORS_PAGE,
      shown: await readTutorList(db, { filters, ...readerOf(c, language) }),
      query: queryOfFilters(filters),
    }));
  });

  host.on(methods, inBoth(`${TUTORS_PAGE}/:slug`), c => {
    const slug = c.req.param('slug') ?? '';
    return show(c, async language => {
      const shown = isSlug(slug) ? await findPublicTutor(db, slug, readerOf(c, language)) : null;
      return shown && { page: 'tutor', path: tutorAddress(slug), shown, query: '' };
    });
  });

  // Without the database the home page is shown all the same, without them.
  for (const path of HOME_PAGES) {
    host.on(methods, inBoth(path), async (c, next) => {
      try {
        return await show(c, async () => ({
          page: 'home',
          path,
          shown: await listHomeTutors(db, TUTORS_AT_HOME, c.get('now')),
          query: '',
        }));
      } catch (error) {
        log.warn({ err: error }, 'the home page is shown without tutors');
        return next();
      }
    });
  }

  host.on(methods, inBoth(STUDENT_FORM), async (c, next) => {
    const slug = c.req.query(tutorParameter) ?? '';
    const known = isSlug(slug) && (await findPublicTutor(db, slug, readerOf(c, 'en')));
    if (!known) return next();
    return show(c, async language => {
      const tutor = (await findPublicTutor(db, slug, readerOf(c, language))) ?? known;
      const query = `?${new URLSearchParams({ [tutorParameter]: slug })}`;
      return { page: 'asked-tutor', path: STUDENT_FORM, shown: { slug, name: tutor.name }, query };
    });
  });

  host.on(methods, '/sitemap.xml', async c =>
    pages.sitemap(c.req.raw, (await listPublicSlugs(db, MAX_LISTED)).map(tutorAddress)),
  );
  return host;
}
