import type { ListedSeries } from '@bayan/domain/session-series/series-record.contract';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useCity } from '#platform/use-city.ts';
import { useNow } from '#platform/use-now.ts';
import { newerIn } from '#platform/use-versions.ts';
import { DateField } from '#ui/date-field.tsx';
import { showToast } from '#ui/toast.tsx';
import { DaysOffFormDialog } from './days-off-form-dialog.tsx';
import { completeRange, lastOfPause, type PauseRange, pauseProblems } from './pause-range.ts';
import { ReasonField } from './reason-field.tsx';
import type { SeriesViewer } from './series-viewer.ts';
import { useReadAgainIfStale, useWholeSeries, type WholeSeries } from './use-whole-series.ts';

interface PauseSeriesDialogProps {
  readonly series: ListedSeries;
  readonly viewer: SeriesViewer;
  readonly onClose: () => void;
}

/** A range of days on which a series has no sessions (R458). */
export function PauseSeriesDialog({
  series: { id, timezone },
  series,
  viewer,
  onClose,
}: PauseSeriesDialogProps) {
  const { t } = useTranslation(['session-series', 'errors']);
  const language = useLanguage();
  const city = useCity();
  const today = wallClock(useNow(), timezone).date;
  const whole = useWholeSeries(id);
  const [range, setRange] = useState<PauseRange>({ fromOn: null, untilOn: null });
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const pause = useChange('POST /api/session-series/{id}/pauses');
  const days = completeRange(range, today);
  const sent = whole.data && days ? { params: { id }, version: whole.data.version, body: days } : null;
  // Once it is sent, the version that was seen is an old one.
  const asked = pause.isPending || pause.isSuccess ? null : sent;
  const shown = useEndpoint('POST /api/session-series/{id}/pauses/preview', asked, {
    placeholderData: keepPreviousData,
  });
  const unseen = useReadAgainIfStale(shown.error, whole.refetch);

  function done({ fromOn, untilOn }: NonNullable<typeof days>) {
    showToast({
      title: t('pause.done'),
      text: t('daysOff.range', { from: dateText(fromOn, language), until: dateText(untilOn, language) }),
      tone: 'success',
    });
    onClose();
  }

  function save() {
    setChecked(true);
    if (!sent || !shown.data || shown.isPlaceholderData || shown.error) return;
    const body = { ...sent.body, reason: reason.trim() };
    const isSaved = ({ pauses }: WholeSeries) =>
      pauses.some(
        one => one.fromOn === body.fromOn && one.untilOn === body.untilOn && one.reason === body.reason,
      );
    pause.mutate(
      { ...sent, body },
      {
        onSuccess: () => done(body),
        // The answer was lost on the way (R298).
        onError: refused => {
          const newer = newerIn<WholeSeries>(refused);
          if (newer && isSaved(newer.record)) done(body);
        },
      },
    );
  }

  function choose(chosen: Partial<PauseRange>) {
    pause.reset();
    setRange(before => ({ ...before, ...chosen }));
  }

  function errorOf(field: keyof PauseRange): string | undefined {
    const problem = pauseProblems(range, today)[field];
    if (problem) return t(`pause.problems.${problem}`);
    return isChecked && range[field] === null ? t('errors:field.required') : undefined;
  }

  return (
    <DaysOffFormDialog
      title={t('pause.title')}
      saveLabel={t('pause.save')}
      series={series}
      viewer={viewer}
      outcome={(days && !shown.error && shown.data) || null}
      refusal={pause.error ?? unseen ?? whole.error}
      isPending={pause.isPending}
      onSave={save}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          name="fromOn"
          label={t('pause.fromOn')}
          value={range.fromOn}
          min={today}
          error={errorOf('fromOn')}
          onChange={fromOn => choose({ fromOn })}
          isRequired
        />
        <DateField
          name="untilOn"
          label={t('pause.untilOn')}
          value={range.untilOn}
          min={range.fromOn ?? today}
          max={lastOfPause(range.fromOn ?? today)}
          error={errorOf('untilOn')}
          onChange={untilOn => choose({ untilOn })}
          isRequired
        />
      </div>
      <p className="-mt-3 text-sm text-ink-soft">{t('daysOff.clock', { city: city(timezone) })}</p>
      <ReasonField value={reason} onChange={setReason} />
    </DaysOffFormDialog>
  );
}
