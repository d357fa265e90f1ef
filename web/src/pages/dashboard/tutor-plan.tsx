import { useErrorTexts } from '#platform/use-error-texts.ts';
import { DateHoursPanel } from '#teaching/availability/date-hours-panel.tsx';
import type { PlannedTutor } from '#teaching/availability/planned-tutor.ts';
import { useWeeklyHours } from '#teaching/availability/use-weekly-hours.ts';
import { WeeklyHours } from '#teaching/availability/weekly-hours.tsx';
import { ZoneQuestion } from '#teaching/availability/zone-question.tsx';
import { TimeOffPanel } from '#teaching/time-off/time-off-panel.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { PartBoundary } from '#ui/part-boundary.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** When a tutor teaches, on which dates otherwise, and when the tutor is away (R475, R476). */
export function TutorPlan({ tutor }: { readonly tutor: PlannedTutor }) {
  const errorTexts = useErrorTexts();
  const weekly = useWeeklyHours(tutor);
  const { current, isLoaded, error, retry } = weekly;
  return (
    <div className="mt-7 flex flex-col gap-8">
      <PartBoundary>
        {error && <LoadFailure {...errorTexts(error)} onRetry={retry} />}
        {!isLoaded && !error && <Skeleton rows={7} />}
        {isLoaded && (
          <>
            {/* Only the tutor knows by which clock the hours are meant. */}
            {tutor.id === null && <ZoneQuestion weekly={weekly} />}
            <WeeklyHours key={`${current?.id}-${current?.version}`} weekly={weekly} />
          </>
        )}
      </PartBoundary>
      <PartBoundary>{isLoaded && <DateHoursPanel weekly={weekly} />}</PartBoundary>
      <PartBoundary>
        <TimeOffPanel tutor={tutor} />
      </PartBoundary>
    </div>
  );
}
