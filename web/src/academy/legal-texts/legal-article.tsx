import { legalDocumentOf } from '@bayan/domain/legal-texts/legal-document';
import { LEGAL_KINDS, LEGAL_PAGES } from '@bayan/domain/legal-texts/legal-kinds';
import type { LegalPage } from '@bayan/domain/legal-texts/legal-page';
import { useTranslation } from 'react-i18next';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { PageLink } from '#ui/page-link.tsx';
import { LegalBlocks } from './legal-blocks.tsx';
import { LegalContact } from './legal-contact.tsx';
import { LegalVersions } from './legal-versions.tsx';

const link =
  'flex min-h-11 items-center text-teal underline underline-offset-4 hover:text-teal-strong lg:min-h-9 lg:text-sm';
const partId = (place: number) => `part-${place + 1}`;

/** A legal text as it was published, with a list of its parts, the way to us and to every other version. */
export function LegalArticle(page: LegalPage) {
  const { t } = useTranslation('legal-texts');
  const language = useLanguage();
  const { kind, version, versions, body } = page;
  const { title, intro, sections } = legalDocumentOf(body);
  const day = dateText(version, language);
  return (
    <>
      <div className="border-b border-line bg-sand">
        <div className="mx-auto max-w-page px-5 py-10 sm:px-10 sm:py-14">
          <h1 className="text-4xl leading-heading font-semibold text-balance">{title}</h1>
          <p className="mt-3 text-ink-soft">{t('version', { day })}</p>
          {version !== versions[0] && (
            <p role="note" className="mt-5 max-w-prose rounded-card bg-brass-soft p-4">
              {t('older.text', { day })}{' '}
              <PageLink
                to={LEGAL_PAGES[kind]}
                className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4"
              >
                {t('older.newest')}
              </PageLink>
            </p>
          )}
        </div>
      </div>
      <div className="mx-auto grid w-full max-w-page gap-x-16 gap-y-10 px-5 py-10 sm:px-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <nav aria-labelledby="contents" className="lg:order-2 print:hidden">
          <div className="lg:sticky lg:top-8">
            <h2 id="contents" className="text-sm font-semibold text-ink-soft">
              {t('contents')}
            </h2>
            <ol className="mt-1">
              {sections.map((section, place) => (
                <li key={section.title}>
                  <a href={`#${partId(place)}`} className={link}>
                    {section.title}
                  </a>
                </li>
              ))}
              <li>
                <a href="#contact" className={link}>
                  {t('contact.heading')}
                </a>
              </li>
            </ol>
          </div>
        </nav>
        <article className="flex max-w-prose flex-col gap-10">
          <LegalBlocks blocks={intro} />
          {sections.map((section, place) => (
            <section key={section.title} aria-labelledby={partId(place)}>
              <h2 id={partId(place)} className="mb-3 scroll-mt-24 text-xl leading-heading font-semibold">
                {section.title}
              </h2>
              <LegalBlocks blocks={section.blocks} />
            </section>
          ))}
          <LegalContact />
          <LegalVersions {...page} />
          <nav aria-labelledby="also" className="print:hidden">
            <h2 id="also" className="text-xl leading-heading font-semibold">
              {t('also.heading')}
            </h2>
            <ul className="mt-2">
              {LEGAL_KINDS.filter(other => other !== kind).map(other => (
                <li key={other}>
                  <PageLink
                    to={LEGAL_PAGES[other]}
                    className="inline-flex min-h-11 items-center text-teal underline underline-offset-4 hover:text-teal-strong"
                  >
                    {t(`also.${other}`)}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
        </article>
      </div>
    </>
  );
}
