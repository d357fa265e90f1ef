import type { WholeStudent } from '@bayan/domain/student-record/student-record.contract';
import { useTranslation } from 'react-i18next';
import { shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { RecordCard } from './record-card.tsx';

export function HomeworkSummary({ overview, profile }: Pick<WholeStudent, 'overview' | 'profile'>) {
  const { t } = useTranslation(['student-record', 'homework']);
  const language = useLanguage();
  const { completed, pending, overdue, dueSoon } = overview.homework;
  const clock = { language, timeZone: profile.timezone };
  return (
    <RecordCard
      title={t('tabs.homework')}
      aside={
        <span className="flex items-center gap-3">
          {overdue > 0 && <Badge tone="danger">{t('overdue', { count: overdue })}</Badge>}
          <PageLink
            to="?tab=homework"
            className="text-sm font-semibold text-teal underline-offset-4 hover:underline"
          >
            {t('all', { count: completed + pending })}
          </PageLink>
        </span>
      }
    >
      {dueSoon.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('nothingDue')}</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {dueSoon.map(({ id, title, dueAt, status }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
              <span className="min-w-0">
                <OwnWords className="block font-semibold">{title}</OwnWords>
                <span className="text-ink-soft">
                  {t('due', { day: shortDayText(new Date(dueAt), clock) })}
                </span>
              </span>
              <Badge tone={status === 'in-progress' ? 'accent' : 'quiet'}>
                {t(`homework:status.${status}`)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </RecordCard>
  );
}
