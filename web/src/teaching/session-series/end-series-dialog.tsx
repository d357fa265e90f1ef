import type { ListedSeries } from '@bayan/domain/session-series/series-record.contract';
import { addDays } from '@bayan/domain/time/days';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useCity } from '#platform/use-city.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { useNow } from '#platform/use-now.ts';
import { DateField } from '#ui/date-field.tsx';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import type { SeriesViewer } from './series-viewer.ts';
import { SessionsOutList } from './sessions-out-list.tsx';

interface EndSeriesDialogProps {
  readonly series: ListedSeries;
  readonly viewer: SeriesViewer;
  readonly onClose: () => void;
}

/** Another last day for a series. What becomes of the sessions after it stands there before it is saved (R458). */
export function EndSeriesDialog({ series, viewer, onClose }: EndSeriesDialogProps) {
  const { t } = useTranslation('session-series');
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const city = useCity();
  const { id, version, timezone: familyTimezone } = series;
  const today = wallClock(useNow(), familyTimezone).date;
  const [untilOn, setUntilOn] = useState<string | null>(today);
  const sent = untilOn === null ? null : { params: { id }, version, body: { untilOn } };
  const end = useChange('POST /api/session-series/{id}/end');
  // Once it is sent, the version that was seen is an old one.
  const asked = end.isPending || end.isSuccess ? null : sent;
  const shown = useEndpoint('POST /api/session-series/{id}/end/preview', asked, {
    placeholderData: keepPreviousData,
  });
  const refusal = end.error ?? shown.error;
  const fieldError = useFieldErrors(refusal);
  const isWrong = untilOn === null || fieldError('untilOn') !== undefined;
  const names = { student: nameOf(series.student, language), tutor: nameOf(series.tutor, language) };

  function save() {
    if (!sent || !shown.data || shown.isPlaceholderData || shown.error) return;
    end.mutate(sent, {
      onSuccess: () => {
        showToast({
          title: t('end.done.title'),
          text: t('end.done.text', { day: dateText(sent.body.untilOn, language) }),
          tone: 'success',
        });
        onClose();
      },
    });
  }

  return (
    <EditDialog
      title={t('end.title')}
      about={viewer === 'admin' ? t('list.with', names) : names.student}
      saveLabel={t('end.save')}
      isPending={end.isPending}
      problem={refusal && !isWrong ? errorTexts(refusal) : null}
      draft={null}
      versions={null}
      onSave={save}
      onClose={onClose}
    >
      <DateField
        name="untilOn"
        label={t('end.untilOn')}
        hint={t('end.hint', { city: city(familyTimezone) })}
        value={untilOn}
        min={addDays(today, -1)}
        error={isWrong ? t('end.problem') : undefined}
        onChange={setUntilOn}
        isRequired
      />
      <section aria-live="polite" className="flex flex-col gap-4">
        {shown.data && !refusal && !isWrong ? (
          <>
            <SessionsOutList out={shown.data} familyTimezone={familyTimezone} />
            <p>{t(viewer === 'admin' ? 'end.told' : 'end.toldFamily', names)}</p>
          </>
        ) : (
          <p className="text-ink-soft">{t('end.looking')}</p>
        )}
      </section>
    </EditDialog>
  );
}
