import type { Application } from '@bayan/domain/applications/application-admin.contract';
import { CONSULTATION_MINUTES } from '@bayan/domain/applications/applications.limits';
import { instantOf, wallClock } from '@bayan/domain/time/zoned-time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useCity } from '#platform/use-city.ts';
import { useDraft } from '#platform/use-draft.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { DateField } from '#ui/date-field.tsx';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TimeField } from '#ui/time-field.tsx';
import { showToast } from '#ui/toast.tsx';
import { useApplicationVersions } from './use-application-versions.ts';
import { useBookConsultation } from './use-applications.ts';
import { useProblemTexts } from './use-change-problem.ts';

interface ConsultationDialogProps {
  readonly application: Application;
  readonly onClose: () => void;
}

interface Typed {
  readonly date: string | null;
  readonly time: string | null;
  readonly minutes: string;
}

const LENGTHS = ['15', '30', '45', '60'] as const;

/** A time by the family's clock; the reader's own stands below it. */
export function ConsultationDialog({ application, onClose }: ConsultationDialogProps) {
  const { t } = useTranslation(['applications', 'errors']);
  const language = useLanguage();
  const cityOf = useCity();
  const own = useViewerTimezone();
  const problemTexts = useProblemTexts();
  const { id, name, email, place, consultationAt, consultationMinutes } = application;
  const timezone = place?.timezone ?? own;
  const before = consultationAt === null ? null : wallClock(new Date(consultationAt), timezone);
  const { typed, type, forget, draft } = useDraft<Typed>(`consultation.${id}.${timezone}`, {
    date: before?.date ?? null,
    time: before?.time ?? null,
    minutes: String(consultationMinutes ?? CONSULTATION_MINUTES.usual),
  });
  const { date, time, minutes } = typed;
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useBookConsultation();
  const at = date !== null && time !== null ? instantOf(date, time, timezone) : null;
  const missing = (value: unknown) => (isChecked && value === null ? t('errors:field.required') : undefined);
  const { onRefused, versionsFor } = useApplicationVersions(application);
  const save = (version: number) => {
    setChecked(true);
    if (date === null || time === null || isPending) return;
    mutate(
      { params: { id }, body: { date, time, timezone, minutes }, version },
      {
        onSuccess: () => {
          forget();
          showToast({ title: t('consultation.booked'), text: t('consultation.bookedText'), tone: 'success' });
          onClose();
        },
        onError: refused => void onRefused(refused, { stage: 'consultation', consultationAt: at }),
      },
    );
  };
  return (
    <EditDialog
      title={t('consultation.title', { name })}
      saveLabel={t(before ? 'consultation.move' : 'consultation.book')}
      isPending={isPending}
      problem={error && problemTexts(error)}
      draft={draft}
      versions={versionsFor(save, onClose)}
      onSave={() => save(application.version)}
      onClose={onClose}
    >
      <p>{t('consultation.text', { email })}</p>
      <DateField
        name="date"
        label={t('consultation.date')}
        value={date}
        onChange={day => type({ date: day })}
        error={missing(date)}
        isRequired
      />
      <TimeField
        name="time"
        label={t('consultation.time', { city: cityOf(timezone) })}
        value={time}
        onChange={clock => type({ time: clock })}
        error={missing(time)}
        isRequired
      />
      {at && (
        <p className="text-sm text-ink-soft tabular-nums">
          {[...new Set([timezone, own])]
            .map(
              zone =>
                `${shortDayText(at, { language, timeZone: zone })} ${timeText(at, { language, timeZone: zone })} ${cityOf(zone)}`,
            )
            .join(' / ')}
        </p>
      )}
      <Select
        name="minutes"
        label={t('consultation.minutes')}
        value={minutes}
        options={[...new Set([...LENGTHS, minutes])].map(length => ({ id: length, label: length }))}
        onChange={length => type({ minutes: length })}
      />
    </EditDialog>
  );
}
