import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useDraft } from '#platform/use-draft.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { newerIn } from '#platform/use-versions.ts';
import type { SeriesViewer } from '#teaching/session-series/series-viewer.ts';
import { useSeriesNames } from '#teaching/session-series/use-series-names.ts';
import type { Timetable } from '#teaching/timetables/use-timetables.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { choiceOf, type SlotChoice, slotsToSend } from './slot-choice.ts';
import { SlotChoiceFields } from './slot-choice-fields.tsx';
import { SlotRow } from './slot-row.tsx';
import type { TimetableSeries } from './use-timetable-series.ts';

interface DecideDialogProps {
  readonly timetable: Timetable;
  /** As it is by now. */
  readonly series: TimetableSeries;
  readonly viewer: SeriesViewer;
  readonly onClose: () => void;
}

interface DecisionDraft {
  readonly choices: readonly SlotChoice[];
  /** The version of the series that was on the screen: what is typed on an earlier visit is not saved over a newer one unseen. */
  readonly seen: number;
}

/** The times of one series in Ramadan are decided: another weekday and time, the usual one, or the proposal again (R548). */
export function DecideDialog({ timetable, series, viewer, onClose }: DecideDialogProps) {
  const { t } = useTranslation('timetables');
  const errorTexts = useErrorTexts();
  const { about, told } = useSeriesNames(series, viewer);
  const [isChecked, setChecked] = useState(false);
  const { typed, type, forget, draft } = useDraft<DecisionDraft>(`timetable.${timetable.id}.${series.id}`, {
    choices: series.slots.map(choiceOf),
    seen: series.version,
  });
  const { mutate, isPending, error } = useChange('PUT /api/timetables/{id}/slots/{seriesId}', {
    onSuccess: forget,
  });
  const isStale = error !== null && newerIn(error) !== null;
  const isApplied = timetable.status === 'applied';
  const choiceFor = (slot: TimetableSeries['slots'][number]) =>
    typed.choices.find(({ weekday }) => weekday === slot.weekday) ?? choiceOf(slot);
  const choices = series.slots.map(choiceFor);

  function save() {
    setChecked(true);
    const slots = slotsToSend(choices, series);
    if (!slots) return;
    mutate(
      { params: { id: timetable.id, seriesId: series.id }, version: typed.seen, body: { slots } },
      {
        onSuccess(saved) {
          const isClashing = saved.slots.some(({ marks }) => marks.includes('clash'));
          const text = isApplied ? t('decide.done.applied') : t('decide.done.draft');
          showToast({
            ...{ title: t('decide.done.title'), about },
            text: isClashing ? t('decide.done.clash') : text,
            tone: isClashing ? 'plain' : 'success',
          });
          onClose();
        },
        // What somebody else has decided is shown before this is saved over it.
        onError: refused => type({ seen: newerIn<TimetableSeries>(refused)?.record.version ?? typed.seen }),
      },
    );
  }

  const stale = { title: t('decide.stale.title'), text: t('decide.stale.text') };
  return (
    <EditDialog
      title={t('decide.title')}
      about={about}
      saveLabel={t('decide.save')}
      isPending={isPending}
      problem={error && (isStale ? stale : errorTexts(error))}
      draft={draft}
      versions={null}
      onSave={save}
      onClose={onClose}
    >
      {isStale && (
        <ul className="flex flex-col gap-4 rounded-card bg-sand p-4">
          {series.slots.map(slot => (
            <SlotRow key={slot.weekday} series={series} slot={slot} />
          ))}
        </ul>
      )}
      {series.slots.map(slot => (
        <SlotChoiceFields
          key={slot.weekday}
          timetable={timetable}
          series={series}
          slot={slot}
          choice={choiceFor(slot)}
          isChecked={isChecked}
          onChange={choice =>
            type({ choices: choices.map(other => (other.weekday === choice.weekday ? choice : other)) })
          }
        />
      ))}
      <p className="text-sm text-ink-soft">{isApplied ? told : t('decide.notTold')}</p>
    </EditDialog>
  );
}
