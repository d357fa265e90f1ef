import { completionRate } from '@bayan/domain/homework/completion-rate';
import type { StudentOverview } from '@bayan/domain/student-overview/student-overview.contract';
import { useTranslation } from 'react-i18next';
import { timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';
import { useCountdown } from '#platform/use-countdown.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { editIcon } from '#ui/icons/room-icons.ts';
import { OwnWords } from '#ui/own-words.tsx';
import { Progress } from '#ui/progress.tsx';

interface HomeworkProgressProps {
  readonly homework: StudentOverview['homework'];
}

/** How much of what was set is done, and what is due next. */
export function HomeworkProgress({ homework }: HomeworkProgressProps) {
  const { t } = useTranslation('student-overview');
  const { completed, pending } = homework;
  const percent = completionRate({ completed, all: completed + pending });
  return (
    <>
      <div className="mt-4 flex items-center gap-4">
        <Progress label={t('homework.rate')} percent={percent} />
        <bdi dir="ltr" className="text-sm font-semibold tabular-nums">
          {t('homework.percent', { percent })}
        </bdi>
      </div>
      {homework.overdue > 0 && (
        <p className="mt-4 text-sm font-medium text-brick">
          {t('homework.overdue', { count: homework.overdue })}
        </p>
      )}
      {homework.dueSoon.length === 0 ? (
        <p className="mt-4 text-sm text-ink-soft">
          {t(completed + pending === 0 ? 'homework.none' : 'homework.nothing')}
        </p>
      ) : (
        <ul className="mt-4 border-t border-line">
          {homework.dueSoon.map(task => (
            <li key={task.id} className="border-b border-line last:border-b-0">
              <DueSoon task={task} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface DueSoonProps {
  readonly task: StudentOverview['homework']['dueSoon'][number];
}

function DueSoon({ task }: DueSoonProps) {
  const { t } = useTranslation('student-overview');
  const language = useLanguage();
  const now = useNow();
  const dueAt = new Date(task.dueAt);
  const where = { language, timeZone: useViewerTimezone() };
  const when = useCountdown()(dueAt, now, where.timeZone);
  return (
    <div className="flex items-center gap-4 py-3.5">
      <Icon drawing={editIcon} className="size-6 text-brass-text" />
      <div className="min-w-0 grow text-sm">
        <p className="font-semibold">
          <OwnWords>{task.title}</OwnWords>
        </p>
        <time dateTime={task.dueAt} className="text-ink-soft">
          {t('homework.due', { when, time: leftToRight(timeText(dueAt, where)) })}
        </time>
      </div>
      <Badge tone="danger">{t('homework.dueSoon')}</Badge>
    </div>
  );
}
