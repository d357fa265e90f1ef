import type { SeriesGap } from '@bayan/domain/session-series/series-gaps.contract';
import { instantOf, wallClock } from '@bayan/domain/time/zoned-time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useDraft } from '#platform/use-draft.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { clashIn } from '#teaching/sessions/clash-in.ts';
import { type LessonTime, LessonTimeFields } from '#teaching/sessions/lesson-time-fields.tsx';
import { ClashAlert } from '#teaching/sessions/logger/clash-alert.tsx';
import { PlanAlert } from '#teaching/sessions/logger/plan-alert.tsx';
import { useClash } from '#teaching/sessions/logger/use-clash.ts';
import { usePlanWarning } from '#teaching/sessions/logger/use-plan-warning.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import type { SeriesViewer } from './series-viewer.ts';
import { useGapNames } from './use-gap-names.ts';

interface GapTimeDialogProps {
  readonly gap: SeriesGap;
  readonly viewer: SeriesViewer;
  readonly onClose: () => void;
}

/** Another time for the session of a day that was not free; what is in its way is shown before it is saved. */
export function GapTimeDialog({ gap, viewer, onClose }: GapTimeDialogProps) {
  const { t } = useTranslation(['session-series', 'errors']);
  const errorTexts = useErrorTexts();
  const timezone = useViewerTimezone();
  const now = useNow();
  const { id, day, version, duration, student, tutor, timezone: familyTimezone } = gap;
  const { typed, type, forget, draft } = useDraft<{ time: LessonTime }>(
    `series-gap.${id}.${day}.${timezone}`,
    { time: { ...wallClock(new Date(gap.startsAt), timezone), duration } },
  );
  const { time } = typed;
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useChange('POST /api/session-series/{id}/gaps/{day}', {
    onSuccess: forget,
  });
  const fieldError = useFieldErrors(error);
  const tutorId = viewer === 'admin' ? tutor.id : undefined;
  const tutorTimezone = viewer === 'admin' ? tutor.timezone : undefined;
  const foreseen = useClash({ ...time, studentId: student.id, tutorId, status: 'scheduled' });
  const warning = usePlanWarning({ ...time, tutorId, status: 'scheduled' });
  const refusedFor = clashIn(error);
  const clash = foreseen ?? refusedFor;
  const names = useGapNames(gap, viewer);
  const startsAt = time.date && time.time ? instantOf(time.date, time.time, timezone) : null;
  const isPast = startsAt !== null && startsAt <= now;

  function save() {
    setChecked(true);
    const { date, time: at } = time;
    if (date === null || at === null || isPast) return;
    mutate(
      { params: { id, day }, version, body: { place: { date, time: at, timezone } } },
      {
        onSuccess: () => {
          showToast({
            title: t('gaps.place.done.title'),
            about: names.about,
            text: t('gaps.place.done.text'),
            tone: 'success',
          });
          onClose();
        },
      },
    );
  }

  return (
    <EditDialog
      title={t('gaps.place.title')}
      about={`${names.about} · ${names.day}`}
      saveLabel={t('gaps.place.save')}
      isPending={isPending}
      problem={error && !refusedFor ? errorTexts(error) : null}
      draft={draft}
      versions={null}
      onSave={save}
      onClose={onClose}
    >
      {clash && (
        <ClashAlert
          clash={clash}
          refusal={refusedFor && error}
          familyTimezone={familyTimezone}
          tutorTimezone={tutorTimezone}
        />
      )}
      {warning && (
        <PlanAlert warning={warning} familyTimezone={familyTimezone} tutorTimezone={tutorTimezone} />
      )}
      <LessonTimeFields
        value={time}
        isLengthGiven
        onChange={changed => type({ time: changed })}
        familyTimezone={familyTimezone}
        tutorTimezone={tutorTimezone}
        errorOf={field => {
          if (isChecked && time[field] === null) return t('errors:field.required');
          return isChecked && field === 'time' && isPast ? t('errors:session.past.title') : fieldError(field);
        }}
      />
      <p className="text-sm text-ink-soft">{t('gaps.place.told', { name: names.student })}</p>
    </EditDialog>
  );
}
