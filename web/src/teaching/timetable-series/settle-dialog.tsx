import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { newerIn } from '#platform/use-versions.ts';
import { useTimetableProblem } from '#teaching/timetables/use-timetable-problem.ts';
import { useTimetableWords } from '#teaching/timetables/use-timetable-words.ts';
import type { Timetable } from '#teaching/timetables/use-timetables.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast.tsx';
import { totalsOf } from './series-kinds.ts';
import { useSettleEffects } from './use-settle-effects.ts';
import type { TimetableSeries } from './use-timetable-series.ts';

interface SettleDialogProps {
  readonly way: 'apply' | 'lift';
  readonly timetable: Timetable;
  /** Null until all have come. */
  readonly all: readonly TimetableSeries[] | null;
  readonly onClose: () => void;
}

/** What applying or lifting a timetable will do, before it is done (R548). */
export function SettleDialog({ way, timetable, all, onClose }: SettleDialogProps) {
  const { t } = useTranslation(['timetables', 'translation']);
  const problemOf = useTimetableProblem();
  const { nameOf, daysOf } = useTimetableWords();
  const effectsOf = useSettleEffects(way);
  const apply = useChange('POST /api/timetables/{id}/apply');
  const lift = useChange('POST /api/timetables/{id}/lift');
  const { mutate, isPending, error } = way === 'apply' ? apply : lift;
  const [seen, setSeen] = useState(timetable.version);
  const isStale = error !== null && newerIn(error) !== null;
  const stale = { title: t('settle.stale.title'), text: t('settle.stale.text') };
  const problem = error && (isStale ? stale : problemOf(error, 'overlap'));
  const about = `${nameOf(timetable)} · ${daysOf(timetable)}`;

  const settle = () =>
    mutate(
      { params: { id: timetable.id }, version: seen },
      {
        onSuccess() {
          showToast({
            ...{ title: t(`settle.${way}.done.title`), about: nameOf(timetable) },
            ...{ text: t(`settle.${way}.done.text`), tone: 'success' },
          });
          onClose();
        },
        // Its days as they are by now are shown before it is done over them.
        onError: refused => setSeen(newerIn<Timetable>(refused)?.record.version ?? seen),
      },
    );

  return (
    <Dialog
      title={t(`settle.${way}.title`)}
      about={about}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <>
          <Button tone="secondary" onPress={onClose}>
            {t('translation:ui.cancel')}
          </Button>
          <Button
            tone={way === 'lift' ? 'danger' : 'primary'}
            isPending={isPending}
            isDisabled={all === null}
            onPress={settle}
          >
            {t(`settle.${way}.confirm`)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {problem && (
          <Alert tone="danger" title={problem.title} isNews>
            {problem.text}
          </Alert>
        )}
        {all ? (
          <Alert tone="accent" title={t('settle.effects')}>
            <ul className="list-disc ps-5">
              {effectsOf(totalsOf(all)).map(effect => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
          </Alert>
        ) : (
          <Skeleton rows={4} />
        )}
      </div>
    </Dialog>
  );
}
