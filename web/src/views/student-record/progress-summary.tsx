import type { WholeStudent } from '@bayan/domain/student-record/student-record.contract';
import { useTranslation } from 'react-i18next';
import { shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { OwnWords } from '#ui/own-words.tsx';
import { HoursChart } from '#views/progress/hours-chart.tsx';
import { RecordCard } from './record-card.tsx';

/** The hours of each month, and what a tutor wrote last. */
export function ProgressSummary({ progress }: Pick<WholeStudent, 'progress'>) {
  const { t } = useTranslation('student-record');
  const clock = { language: useLanguage(), timeZone: useViewerTimezone() };
  const [note] = progress.notes.newest;
  return (
    <RecordCard title={t('tabs.progress')}>
      <HoursChart months={progress.months} />
      {note ? (
        <blockquote className="mt-4 border-s-2 border-brass ps-4 text-sm">
          <OwnWords as="p" className="break-words whitespace-pre-line">
            {note.note}
          </OwnWords>
          <footer className="mt-1 text-ink-soft">
            <bdi>{nameOf(note.tutor, clock.language)}</bdi>
            <span className="before:mx-2 before:content-['·']">
              {shortDayText(new Date(note.createdAt), clock)}
            </span>
          </footer>
        </blockquote>
      ) : (
        <p className="mt-4 text-sm text-ink-soft">{t('noNotes')}</p>
      )}
    </RecordCard>
  );
}
