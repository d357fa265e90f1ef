import type { WholeStudent } from '@bayan/domain/student-record/student-record.contract';
import { LOOKS_DAYS } from '@bayan/domain/student-record/student-record-figures';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { eyeIcon } from '#ui/icons/room-icons.ts';
import { useIsNarrow } from '#ui/narrow-screen.ts';
import { ConsentsCard } from './consents-card.tsx';
import { CurrentLesson } from './current-lesson.tsx';
import { FamilyCard } from './family-card.tsx';
import { HomeworkSummary } from './homework-summary.tsx';
import { LessonsCard } from './lessons-card.tsx';
import { PinnedNotesCard } from './pinned-notes-card.tsx';
import { ProgressSummary } from './progress-summary.tsx';
import { StudentsRequests } from './students-requests.tsx';
import { TutorsCard } from './tutors-card.tsx';

/** What waits, the lesson at hand with whom to call beside it, then lessons, progress, homework and the rest (R876). */
export function RecordOverview({ record }: { readonly record: WholeStudent }) {
  const { t } = useTranslation('student-record');
  const { id } = record.profile;
  const isNarrow = useIsNarrow();
  return (
    <div className="flex flex-col gap-5">
      <StudentsRequests studentId={id} />
      <div className="grid items-start gap-5 md:grid-cols-2 min-[90rem]:grid-cols-3">
        <div className="flex min-w-0 flex-col gap-5">
          <CurrentLesson {...record} />
          {/* A phone has them behind their tab, and whom to call right after the lesson. */}
          {!isNarrow && <LessonsCard {...record} />}
        </div>
        {/* Two columns where three would break every date. */}
        <div className="flex min-w-0 flex-col gap-5 min-[90rem]:contents">
          <div className="flex min-w-0 flex-col gap-5">
            <FamilyCard key={id} studentId={id} />
            <TutorsCard {...record} />
            <ConsentsCard {...record} />
            <p className="flex items-center gap-2 text-sm text-ink-soft">
              <Icon drawing={eyeIcon} className="size-4.5" />
              {t('seen', { count: record.readers, days: LOOKS_DAYS })}
            </p>
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <ProgressSummary {...record} />
            <HomeworkSummary {...record} />
            <PinnedNotesCard key={id} {...record} />
          </div>
        </div>
      </div>
    </div>
  );
}
