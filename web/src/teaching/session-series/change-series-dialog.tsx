import type { ListedSeries } from '@bayan/domain/session-series/series-record.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast.tsx';
import { ChangeFields } from './change-fields.tsx';
import { ChangeOutcome } from './change-outcome.tsx';
import { isSameTutor } from './series-change.ts';
import { SeriesDays } from './series-days.tsx';
import { decided } from './series-form.ts';
import { SeriesHead } from './series-head.tsx';
import type { SeriesViewer } from './series-viewer.ts';
import { useDaysOffProblem } from './use-days-off-problem.ts';
import { useDaysToCome } from './use-days-to-come.ts';
import { useSeriesChange } from './use-series-change.ts';
import { useSeriesNames } from './use-series-names.ts';

interface ChangeSeriesDialogProps {
  readonly series: ListedSeries;
  readonly viewer: SeriesViewer;
  readonly onClose: () => void;
}

const ALL = 'all';

/** Another rule from a session of a series on; what becomes of its sessions stands there before it is saved (R456). */
export function ChangeSeriesDialog({ series: listed, viewer, onClose }: ChangeSeriesDialogProps) {
  const { t } = useTranslation(['session-series', 'errors']);
  const language = useLanguage();
  const problemOf = useDaysOffProblem();
  const [isChecked, setChecked] = useState(false);
  const change = useSeriesChange(listed.id);
  const { typed, type, series, fields, place, preview, isCurrent, isSame, refusal } = change;
  const days = useDaysToCome(series);
  const { about, told, student } = useSeriesNames(listed, viewer);
  const tutor = fields?.tutor ?? listed.tutor;
  const isHandedOver = !isSameTutor(tutor, listed.tutor);
  const isAwaited = isChecked && change.isComplete && !isSame && !isCurrent && !refusal;
  const unchanged = isChecked && isSame && { title: t('change.same.title'), text: t('change.same.text') };

  function save() {
    setChecked(true);
    change.save(({ sessions, startsOn }) => {
      showToast({
        title: t('change.done.title'),
        about,
        text: t('change.done.text', { day: dateText(sessions[0]?.day ?? startsOn, language) }),
        tone: 'success',
      });
      onClose();
    });
  }

  return (
    <EditDialog
      title={t('change.title')}
      about={about}
      saveLabel={t('change.save')}
      isPending={change.isPending || isAwaited}
      problem={(refusal && problemOf(refusal)) || unchanged || null}
      draft={change.draft}
      versions={null}
      onSave={save}
      onClose={onClose}
      beside={
        preview ? (
          <div className="flex flex-col gap-5">
            <ChangeOutcome preview={preview} />
            {preview.days.length > 0 && (
              <>
                <SeriesHead preview={preview} tutorName={nameOf(tutor, language)} />
                <SeriesDays preview={preview} onDecide={(day, isOn) => type(decided(typed, day, isOn))} />
              </>
            )}
            <p className="text-sm text-ink-soft">
              {isHandedOver
                ? t('change.toldAll', {
                    student,
                    tutor: nameOf(listed.tutor, language),
                    next: nameOf(tutor, language),
                  })
                : told}
            </p>
          </div>
        ) : (
          <p className="text-ink-soft">{t('change.waiting')}</p>
        )
      }
    >
      {series && fields ? (
        <>
          <Select
            name="from"
            label={t('change.fromSession')}
            value={typed.from ?? ALL}
            options={[{ id: ALL, label: t('change.all') }, ...days]}
            error={place ? undefined : t('change.gone')}
            onChange={id => type({ from: id === ALL ? null : id })}
          />
          <ChangeFields
            series={series}
            viewer={viewer}
            fields={fields}
            isChecked={isChecked}
            error={refusal}
            onChange={changed => type({ changed: { ...typed.changed, ...changed } })}
          />
          {(typed.exceptions === 'reset' || (preview && preview.kept.length > 0)) && (
            <RadioGroup
              name="exceptions"
              label={t('change.exceptions.label')}
              value={typed.exceptions}
              options={(['keep', 'reset'] as const).map(id => ({ id, label: t(`change.exceptions.${id}`) }))}
              onChange={exceptions => type({ exceptions })}
            />
          )}
        </>
      ) : (
        <Skeleton />
      )}
    </EditDialog>
  );
}
