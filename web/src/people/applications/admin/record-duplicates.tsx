import type { Application } from '@bayan/domain/applications/application-admin.contract';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { useClockTexts } from './use-clock-texts.ts';

type Duplicate = Application['duplicates'][number];

/** Other applications from the same phone or address (R823). */
export function RecordDuplicates({ duplicates }: { readonly duplicates: readonly Duplicate[] }) {
  const { t } = useTranslation('applications');
  const { pathname } = useLocation();
  const { moment } = useClockTexts();
  if (duplicates.length === 0) return null;
  const sameOf = ({ samePhone, sameEmail }: Duplicate) =>
    [samePhone && t('record.samePhone'), sameEmail && t('record.sameEmail')].filter(Boolean).join(' · ');
  return (
    <Alert tone="accent" title={t('record.duplicates')}>
      <ul>
        {duplicates.map(duplicate => (
          <li key={duplicate.id}>
            <PageLink
              to={`${pathname}?kind=${duplicate.kind}&open=${duplicate.id}`}
              className="inline-flex min-h-6 items-center underline underline-offset-4"
            >
              <OwnWords>{duplicate.name}</OwnWords>
            </PageLink>
            <span className="ms-2 text-ink-soft">
              {`${moment(duplicate.createdAt)} · ${sameOf(duplicate)}`}
            </span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
