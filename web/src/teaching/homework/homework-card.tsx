import { isOverdue } from '@bayan/domain/homework/due-date';
import type { Homework } from '@bayan/domain/homework/homework.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { SubmissionBox } from './submission-box.tsx';

interface HomeworkCardProps {
  readonly homework: Homework;
  readonly now: Date;
  /** Whose it is, where the page does not say. */
  readonly from?: ReactNode;
  /** Null where she no longer teaches the student (R601). */
  readonly onEdit: (() => void) | null;
  readonly onGrade: (() => void) | null;
}

/** One piece of homework as its tutor sees it. */
export function HomeworkCard({ homework, now, from, onEdit, onGrade }: HomeworkCardProps) {
  const { t } = useTranslation(['homework', 'names']);
  const language = useLanguage();
  const { title, description, subject, status, submission, grade, feedback, student } = homework;
  const dueAt = new Date(homework.dueAt);
  const day = (instant: Date) => shortDayText(instant, { language, timeZone: student.timezone });
  const isMarkable = status === 'completed' && submission !== null;
  return (
    <Card>
      <article>
        {from && <p className="text-sm">{from}</p>}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold">
            <OwnWords>{title}</OwnWords>
          </h3>
          <Badge>{t(`names:subjects.${subject}`)}</Badge>
          {isOverdue({ status, dueAt }, now) ? (
            <Badge tone="danger">{t('overdue')}</Badge>
          ) : (
            <Badge tone={status === 'completed' ? 'success' : 'plain'}>{t(`status.${status}`)}</Badge>
          )}
          {grade && <Badge tone="accent">{t('graded', { grade })}</Badge>}
        </div>
        <p className="mt-1 text-sm text-ink-soft">
          <time dateTime={homework.dueAt}>{t('due', { day: day(dueAt) })}</time>
        </p>
        {description && (
          <OwnWords as="p" className="mt-3 w-fit max-w-prose text-sm break-words whitespace-pre-line">
            {description}
          </OwnWords>
        )}
        {submission && (
          <SubmissionBox homework={homework} title={t('submitted', { day: day(new Date(submission.at)) })} />
        )}
        {feedback && (
          <OwnWords
            as="p"
            className="mt-3 w-fit max-w-prose text-sm break-words whitespace-pre-line text-ink-soft"
          >
            {feedback}
          </OwnWords>
        )}
        <div className="mt-3 -ms-5 flex flex-wrap empty:hidden">
          {onGrade && isMarkable && (
            <Button tone="quiet" onPress={onGrade}>
              {t(grade ? 'gradeAgain' : 'grade')}
            </Button>
          )}
          {onEdit && status !== 'completed' && (
            <Button tone="quiet" onPress={onEdit}>
              {t('edit')}
            </Button>
          )}
        </div>
      </article>
    </Card>
  );
}
