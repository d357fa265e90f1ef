import { AVAILABILITY_LIMITS } from '@bayan/domain/availability/availability.limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/api/endpoint-lines.ts';
import { useCall } from '#platform/api/use-call.ts';
import { useRefresh } from '#platform/api/use-change.ts';
import { shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useCity } from '#platform/use-city.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useRecordForm } from '#platform/use-record-form.ts';
import { Button } from '#ui/button.tsx';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { showToast } from '#ui/toast.tsx';
import { DATE_CHOICES, type DateHours, dateFieldsOf, rangesToSend, savedHours } from './date-hours-form.ts';
import { GulfHours } from './gulf-hours.tsx';
import { asPlanned, type PlannedTutor } from './planned-tutor.ts';
import { RangeFields } from './range-fields.tsx';
import { UncoveredSessionsDialog } from './uncovered-sessions-dialog.tsx';
import { type HoursByClock, useHoursText } from './use-hours-text.ts';
import { emptyRange, problemOf } from './weekly-form.ts';

interface DateHoursDialogProps {
  readonly tutor: PlannedTutor;
  readonly date: DateHours;
  /** Those of its weekday. */
  readonly weekly: HoursByClock;
  readonly onClose: () => void;
}

/** The hours of one date, in the place of the weekly ones (R476). */
export function DateHoursDialog({ tutor, date, weekly, onClose }: DateHoursDialogProps) {
  const { t } = useTranslation('availability');
  const language = useLanguage();
  const city = useCity();
  const errorTexts = useErrorTexts();
  const hoursText = useHoursText();
  const call = useCall();
  const refresh = useRefresh();
  const name = `date-hours.${tutor.id ?? 'own'}.${date.day}`;
  const record = useRecordForm(name, date, saved => dateFieldsOf(saved, weekly), savedHours);
  const { form, fill, base, current } = record;
  const [isChecked, setChecked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const [shown, setShown] = useState<AnswerOf<'POST /api/availability/preview'> | null>(null);
  const ranges = rangesToSend(form);
  const problem = form.choice === 'hours' ? problemOf(form.ranges, AVAILABILITY_LIMITS.step) : null;
  const { timezone } = form;
  const about = shortDayText(new Date(`${date.day}T12:00:00Z`), { language, timeZone: 'UTC' });
  const textOf = (clock: string, planned: DateHours['ranges'] | undefined) =>
    planned ? hoursText({ timezone: clock, ranges: planned }) : t('date.choices.weekly');

  function close() {
    record.forget();
    showToast({ title: t('date.saved.title'), about, text: t('date.saved.text'), tone: 'success' });
    onClose();
  }

  async function send(over: DateHours, isSeen: boolean) {
    setChecked(true);
    if (ranges === undefined || problem) return;
    const sent = {
      params: { day: date.day },
      body: { ...asPlanned(tutor), timezone, ranges },
      version: over.version,
    };
    setPending(true);
    setError(null);
    try {
      const found = isSeen ? null : await call('POST /api/availability/days/{day}/preview', sent);
      if (found && found.misfits.length > 0) return setShown(found);
      await call('PUT /api/availability/days/{day}', sent);
      close();
    } catch (failure) {
      setShown(null);
      setError(failure as Error);
      record.unlessElsewhere(newer => void send(newer, isSeen), close)(failure as Error);
    } finally {
      setPending(false);
      await refresh('availability');
    }
  }

  if (shown)
    return (
      <UncoveredSessionsDialog
        {...shown}
        saveLabel={t('date.save')}
        isPending={isPending}
        onSave={() => void send(current ?? base, true)}
        onClose={() => setShown(null)}
      />
    );
  return (
    <EditDialog
      title={t('date.dialog')}
      about={about}
      saveLabel={t('date.save')}
      isPending={isPending}
      problem={error && !current ? errorTexts(error) : null}
      draft={record.draft}
      versions={
        current && {
          parts: [
            {
              label: t('date.title'),
              theirs: textOf(current.timezone, current.ranges),
              yours: textOf(timezone, ranges),
            },
          ],
          isOwn: record.isOwnChange,
          onKeepYours: () => void send(current, false),
          onTakeTheirs: record.takeTheirs,
        }
      }
      onSave={() => void send(base, false)}
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">
        {t('date.weekly', { hours: hoursText(weekly) })} {t('date.clock', { city: city(timezone) })}
      </p>
      <RadioGroup
        name="choice"
        label={t('date.choice')}
        value={form.choice}
        options={DATE_CHOICES.filter(id => id !== 'weekly' || base.ranges !== null).map(id => ({
          id,
          label: t(`date.choices.${id}`),
        }))}
        onChange={choice => fill({ choice })}
      />
      {form.choice === 'hours' && (
        <div>
          <RangeFields
            name="date"
            day={about}
            ranges={form.ranges}
            isChecked={isChecked}
            onChange={typed => fill({ ranges: typed })}
          />
          <GulfHours tutorTimezone={timezone} ranges={form.ranges} day={date.day} />
          {form.ranges.length < AVAILABILITY_LIMITS.rangesADay && (
            <Button tone="quiet" onPress={() => fill({ ranges: [...form.ranges, emptyRange()] })}>
              {t('week.add')}
            </Button>
          )}
        </div>
      )}
    </EditDialog>
  );
}
