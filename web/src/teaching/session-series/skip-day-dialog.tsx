import type { ListedSeries } from '@bayan/domain/session-series/series-record.contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { ApiError } from '#platform/api-client.ts';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useCity } from '#platform/use-city.ts';
import { newerIn } from '#platform/use-versions.ts';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast.tsx';
import { DaysOffFormDialog } from './days-off-form-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import type { SeriesViewer } from './series-viewer.ts';
import { useDaysToCome } from './use-days-to-come.ts';
import { useReadAgainIfStale, useWholeSeries, type WholeSeries } from './use-whole-series.ts';

interface SkipDayDialogProps {
  readonly series: ListedSeries;
  readonly viewer: SeriesViewer;
  readonly onClose: () => void;
}

const isGone = (refused: Error | null) => refused instanceof ApiError && refused.code === 'series.day';

/** One session of a series does not take place (R458). */
export function SkipDayDialog({ series: { id, timezone }, series, viewer, onClose }: SkipDayDialogProps) {
  const { t } = useTranslation(['session-series', 'errors']);
  const language = useLanguage();
  const city = useCity();
  const whole = useWholeSeries(id);
  const days = useDaysToCome(whole.data);
  const [day, setDay] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const skip = useChange('POST /api/session-series/{id}/days/{day}');
  const sent = whole.data && day !== null ? { params: { id, day }, version: whole.data.version } : null;
  // Once it is sent, the version that was seen is an old one.
  const asked = sent && !skip.isPending && !skip.isSuccess ? { ...sent, body: {} } : null;
  const shown = useEndpoint('POST /api/session-series/{id}/days/{day}/preview', asked, {
    placeholderData: keepPreviousData,
  });
  const unseen = useReadAgainIfStale(shown.error, whole.refetch);
  const refusal = skip.error ?? unseen ?? whole.error;

  function done(skipped: string) {
    showToast({
      title: t('skipDay.done.title'),
      text: t('skipDay.done.text', { day: dateText(skipped, language) }),
      tone: 'success',
    });
    onClose();
  }

  function save() {
    setChecked(true);
    if (!sent || !shown.data || shown.isPlaceholderData || shown.error) return;
    const body = { reason: reason.trim() };
    const skipped = sent.params.day;
    const isSaved = ({ daysOff }: WholeSeries) =>
      daysOff.some(off => off.day === skipped && off.reason === body.reason);
    skip.mutate(
      { ...sent, body },
      {
        onSuccess: () => done(skipped),
        // The answer was lost on the way (R298).
        onError: refused => {
          const newer = newerIn<WholeSeries>(refused);
          if (newer && isSaved(newer.record)) done(skipped);
        },
      },
    );
  }

  function dayError(): string | undefined {
    if (isGone(refusal)) return t('skipDay.gone');
    return isChecked && day === null ? t('errors:field.required') : undefined;
  }

  return (
    <DaysOffFormDialog
      title={t('skipDay.title')}
      saveLabel={t('skipDay.save')}
      series={series}
      viewer={viewer}
      outcome={(!shown.error && shown.data) || null}
      refusal={isGone(refusal) ? null : refusal}
      isPending={skip.isPending}
      onSave={save}
      onClose={onClose}
    >
      <Select
        name="day"
        label={t('skipDay.day')}
        hint={t('daysOff.clock', { city: city(timezone) })}
        value={day}
        options={days}
        error={dayError()}
        isDisabled={!whole.data}
        onChange={chosen => {
          skip.reset();
          setDay(chosen);
        }}
        isRequired
      />
      <ReasonField value={reason} onChange={setReason} />
    </DaysOffFormDialog>
  );
}
