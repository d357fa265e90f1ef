import type { HistoryEntry } from '@bayan/domain/record-history/record-history.contract';
import { useTranslation } from 'react-i18next';
import { useActionText } from '#people/audit/use-action-text.ts';
import { useNounName } from '#people/audit/use-noun-name.ts';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';
import { nameOf } from '#platform/person-name.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { PageLink } from '#ui/page-link.tsx';

interface HistoryEntriesProps {
  readonly entries: readonly HistoryEntry[];
  readonly label: string;
  /** Where the page shows the lesson already, nothing leads to it. */
  readonly linksLessons?: boolean;
}

/** What was done, by whom and when, in the words of the audit log. */
export function HistoryEntries({ entries, label, linksLessons = false }: HistoryEntriesProps) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const clock = { language, timeZone: useViewerTimezone() };
  const actionText = useActionText();
  const nounName = useNounName();
  return (
    <ul aria-label={label} className="divide-y divide-line text-sm">
      {entries.map(({ id, at, actor, action, noun, targetId }) => (
        <li key={`${id} ${action}`} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
          <p>
            {linksLessons && noun === 'sessions' && targetId ? (
              <PageLink
                to={`${dashboardAddress('admin', 'sessions')}?lesson=${targetId}`}
                className="font-semibold text-teal underline-offset-4 hover:underline"
              >
                {nounName(noun)}
              </PageLink>
            ) : (
              <span className="font-semibold">{nounName(noun)}</span>
            )}{' '}
            {actionText(action)}
            <span className="block text-ink-soft">
              <bdi>{actor ? nameOf(actor, language) : t('nobody')}</bdi>
            </span>
          </p>
          <time dateTime={at} className="text-ink-soft tabular-nums">
            {shortDayText(new Date(at), clock)} {leftToRight(timeText(new Date(at), clock))}
          </time>
        </li>
      ))}
    </ul>
  );
}
