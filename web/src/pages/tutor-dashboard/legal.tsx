import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmergencyTable } from '#academy/legal/emergency-table.tsx';
import { PART_NAMES } from '#academy/legal/legal-contents.ts';
import { LegalSection } from '#academy/legal/legal-section.tsx';
import { Offices } from '#academy/legal/offices.tsx';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { useLanguage } from '#platform/i18n.ts';
import { useSiteName } from '#platform/settings.tsx';
import { Button } from '#ui/button.tsx';
import { PageLink } from '#ui/page-link.tsx';

/** What a tutor agrees to, and what to do when something goes wrong; fit to be printed. */
export function TutorLegal() {
  const { t } = useTranslation(['legal', 'dashboard']);
  const siteName = useSiteName(useLanguage());
  const [now] = useState(() => new Date());
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <PageHeader title={t('dashboard:places.tutor.legal')} note={t('note', { siteName })} />
          <p className="mt-1 text-sm text-ink-soft">{t('current')}</p>
        </div>
        <div className="print:hidden">
          <Button tone="secondary" onPress={() => print()}>
            {t('print')}
          </Button>
        </div>
      </div>
      <nav aria-labelledby="contents" className="mt-7 print:hidden">
        <h2 id="contents" className="text-sm font-semibold text-ink-soft">
          {t('contents')}
        </h2>
        <ol className="mt-1 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
          {PART_NAMES.map(name => (
            <li key={name}>
              <PageLink
                to={`#${name}`}
                className="flex min-h-11 items-center text-teal underline underline-offset-4"
              >
                {t(`parts.${name}.title`)}
              </PageLink>
            </li>
          ))}
        </ol>
      </nav>
      <div className="mt-6 flex flex-col gap-5">
        {PART_NAMES.map(name => (
          <LegalSection key={name} name={name}>
            {name === 'emergency' && <EmergencyTable />}
            {name === 'contacts' && <Offices now={now} />}
          </LegalSection>
        ))}
      </div>
    </>
  );
}
