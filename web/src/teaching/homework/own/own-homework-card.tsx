import { daysLeft, isDueSoon, isOverdue } from '@bayan/domain/homework/due-date';
import type { Homework } from '@bayan/domain/homework/homework.contract';
import { isPending } from '@bayan/domain/homework/homework-status';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';
import { nameOf } from '#platform/person-name.ts';
import { useCountdown } from '#platform/use-countdown.ts';
import { SubmissionBox } from '#teaching/homework/submission-box.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { OwnMark } from './own-mark.tsx';

interface OwnHomeworkCardProps {
  readonly homework: Homework;
  readonly now: Date;
  /** What may be done with it. */
  readonly children?: ReactNode;
}

/** One piece of homework as its student sees it. Due dates are by the family's clock (R149). */
export function OwnHomeworkCard({ homework, now, children }: OwnHomeworkCardProps) {
  const { t } = useTranslation(['homework', 'names']);
  const countdown = useCountdown();
  const language = useLanguage();
  const { title, description, subject, status, submission, grade, feedback, student, tutor } = homework;
  const clock = { language, timeZone: student.timezone };
  const dueAt = new Date(homework.dueAt);
  // The day's word while it is near: ‘2 days left’ beside ‘due tomorrow’ would be two truths (R144).
  const isSoon = isDueSoon({ status, dueAt }, now);
  const isLate = isOverdue({ status, dueAt }, now);
  const when = (instant: Date) => ({
    day: shortDayText(instant, clock),
    time: leftToRight(timeText(instant, clock)),
  });
  const mark = (grade || feedback) && <OwnMark grade={grade} feedback={feedback} />;
  return (
    <Card className={isLate ? 'border-brick' : ''}>
      <article aria-labelledby={`homework-${homework.id}`}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={`homework-${homework.id}`} className="font-semibold">
            <OwnWords>{title}</OwnWords>
          </h2>
          <Badge>{t(`names:subjects.${subject}`)}</Badge>
          {isLate ? (
            <Badge tone="danger">{t('overdue')}</Badge>
          ) : (
            <Badge tone={status === 'completed' ? 'success' : 'plain'}>{t(`status.${status}`)}</Badge>
          )}
          {isSoon && <Badge tone="accent">{t('own.dueSoon')}</Badge>}
        </div>
        <p className="mt-1 text-sm text-ink-soft">
          <bdi>{nameOf(tutor, language)}</bdi>
          <time dateTime={homework.dueAt} className="before:mx-2 before:content-['·']">
            {t('own.due', when(dueAt))}
          </time>
          {isPending(status) && !isLate && (
            <span className="before:mx-2 before:content-['·']">
              {isSoon
                ? countdown(dueAt, now, clock.timeZone)
                : t('own.daysLeft', { count: daysLeft(dueAt, now) })}
            </span>
          )}
        </p>
        {description && (
          <OwnWords as="p" className="mt-3 w-fit max-w-prose text-sm break-words whitespace-pre-line">
            {description}
          </OwnWords>
        )}
        {submission ? (
          <SubmissionBox homework={homework} title={t('own.submitted', when(new Date(submission.at)))}>
            {mark}
          </SubmissionBox>
        ) : (
          mark && <div className="mt-4 rounded-card bg-sand p-4">{mark}</div>
        )}
        {children && <div className="mt-4 flex flex-wrap gap-3">{children}</div>}
      </article>
    </Card>
  );
}
