import type { Today } from '@bayan/domain/today/today.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useNow } from '#platform/use-now.ts';
import { settleDialogs } from '#teaching/session-reports/settle-dialogs.tsx';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { Button } from '#ui/button.tsx';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { TodayCard, TodayRow, TodayRows } from './today-card.tsx';
import { useAgo } from './use-ago.ts';

/** What families report about lessons and nobody has settled, the newest first: somebody may be waiting now (R500). */
export function ReportsCard({ reports }: Pick<Today, 'reports'>) {
  const { t } = useTranslation('session-reports');
  const title = t('card.title');
  return (
    <TodayCard title={title} count={reports.count}>
      <TodayRows label={title}>
        {reports.items.map(report => (
          <li key={report.id}>
            <ReportRow report={report} />
          </li>
        ))}
      </TodayRows>
    </TodayCard>
  );
}

function ReportRow({ report }: { readonly report: Today['reports']['items'][number] }) {
  const { t } = useTranslation('session-reports');
  const language = useLanguage();
  const now = useNow();
  const ago = useAgo();
  const open = useOpenDialog(settleDialogs);
  const { student, tutor, session, kind, createdAt } = report;
  const names = { student: nameOf(student, language), tutor: nameOf(tutor, language) };
  return (
    <TodayRow
      action={
        <Button
          tone="secondary"
          aria-label={`${t('card.settle')}: ${names.student}`}
          onPress={() => open({ report })}
        >
          {t('card.settle')}
        </Button>
      }
    >
      <p>
        <span className="font-semibold">{t('card.with', names)}</span>
        <span className="before:mx-1.5 before:content-['·']">{t(`card.kinds.${kind}`)}</span>
      </p>
      <SessionClocks session={session} familyTimezone={session.timezone} tutorTimezone={tutor.timezone} />
      <p className="text-ink-soft">{t('card.reported', { ago: ago(createdAt, now) })}</p>
    </TodayRow>
  );
}
