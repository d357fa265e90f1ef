import type { Today } from '@bayan/domain/today/today.contract';
import { TODAY_LIMITS } from '@bayan/domain/today/today.limits';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useNow } from '#platform/use-now.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { DocumentRow } from './document-row.tsx';
import { NothingHere, TodayCard, TodayRow, TodayRows } from './today-card.tsx';
import { useAgo } from './use-ago.ts';

/** Tutors from whom a document is needed anew (R971), and those about whom somebody has to decide (R944). */
export function TutorsCard({ tutors, documents }: Pick<Today, 'tutors' | 'documents'>) {
  const { t } = useTranslation('today');
  const language = useLanguage();
  const now = useNow();
  const ago = useAgo();
  const title = t('tutors.title');
  const count = Math.min(tutors.count + documents.count, TODAY_LIMITS.counted);
  return (
    <TodayCard
      title={title}
      count={count}
      link={{ to: dashboardAddress('admin', 'tutors'), label: t('tutors.all') }}
    >
      {count === 0 && <NothingHere>{t('tutors.empty')}</NothingHere>}
      <TodayRows label={title}>
        {documents.items.map(document => (
          <li key={document.id}>
            <DocumentRow document={document} />
          </li>
        ))}
        {tutors.items.map(tutor => (
          <li key={tutor.id}>
            <TodayRow
              action={
                <LinkButton to={dashboardAddress('admin', `tutors/${tutor.id}`)} tone="secondary">
                  {t('tutors.review')}
                  <VisuallyHidden>{`: ${nameOf(tutor, language)}`}</VisuallyHidden>
                </LinkButton>
              }
            >
              <p className="font-semibold">
                <bdi>{nameOf(tutor, language)}</bdi>
              </p>
              <p className="text-ink-soft">{t('tutors.approval', { ago: ago(tutor.waitingSince, now) })}</p>
            </TodayRow>
          </li>
        ))}
      </TodayRows>
    </TodayCard>
  );
}
