import { LEGAL_PAGES, versionParameter } from '@bayan/domain/legal-texts/legal-kinds';
import type { LegalPage } from '@bayan/domain/legal-texts/legal-page';
import { useTranslation } from 'react-i18next';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { PageLink } from '#ui/page-link.tsx';

const link =
  'inline-flex min-h-11 items-center text-teal underline underline-offset-4 hover:text-teal-strong aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline';

/** Every version that was ever published, each at its own address. */
export function LegalVersions({ kind, version: shown, versions }: Omit<LegalPage, 'body'>) {
  const { t } = useTranslation('legal-texts');
  const language = useLanguage();
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="text-xl leading-heading font-semibold">
        {t('versions.heading')}
      </h2>
      <ul className="mt-2">
        {versions.map((version, place) => {
          const day = dateText(version, language);
          const isNewest = place === 0;
          return (
            <li key={version}>
              <PageLink
                to={isNewest ? LEGAL_PAGES[kind] : `${LEGAL_PAGES[kind]}?${versionParameter}=${version}`}
                aria-current={version === shown ? 'page' : undefined}
                className={link}
              >
                {isNewest ? t('versions.current', { day }) : day}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
