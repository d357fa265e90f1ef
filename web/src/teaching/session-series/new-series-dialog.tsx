import { DEFAULT_SESSION_DURATION } from '@bayan/domain/settings/session-durations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useDraft } from '#platform/use-draft.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { NO_PAIR, type Pair, PairFields } from '#teaching/sessions/pair-fields.tsx';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { OwnStudentFields } from './own-student-fields.tsx';
import { SeriesDays } from './series-days.tsx';
import { SeriesFields } from './series-fields.tsx';
import { completePattern, decided, type SeriesFields as Fields } from './series-form.ts';
import { SeriesHead } from './series-head.tsx';
import type { SeriesViewer } from './series-viewer.ts';
import { useOwnPerson } from './use-own-person.ts';
import { useSeriesPreview } from './use-series-preview.ts';

interface NewSeriesDialogProps {
  readonly day: string;
  readonly viewer: SeriesViewer;
  readonly onClose: () => void;
}

interface Typed extends Fields, Pair {}

const NOTHING: Omit<Typed, 'startsOn'> = {
  ...NO_PAIR,
  duration: DEFAULT_SESSION_DURATION,
  ...{ slots: [], everyWeeks: 1, ends: 'after', lessons: 12, untilOn: null, on: [], off: [] },
};

/**
 * A weekly series: an admin's of any tutor with any student, or a tutor's own with one of hers. Every day of it is shown
 * before it is saved (R454).
 */
export function NewSeriesDialog({ day, viewer, onClose }: NewSeriesDialogProps) {
  const { t } = useTranslation(['session-series', 'sessions', 'names', 'errors']);
  const errorTexts = useErrorTexts();
  const language = useLanguage();
  const { typed, type, forget, draft } = useDraft<Typed>('new-series', { ...NOTHING, startsOn: day });
  const { student, subject, on, off } = typed;
  const own = useOwnPerson();
  const tutor = viewer === 'admin' ? typed.tutor : own;
  const [isChecked, setChecked] = useState(false);
  const pattern = completePattern(typed);
  const whose = viewer === 'admin' && tutor ? { tutorId: tutor.id } : {};
  const pair = tutor && student ? { ...whose, studentId: student.id } : null;
  const shown = useSeriesPreview(
    pattern && pair ? { ...pattern, ...pair, on: [...on], off: [...off] } : null,
  );
  const { preview } = shown;
  const { mutate, isPending, error } = useChange('POST /api/session-series', { onSuccess: forget });
  const refusal = error ?? shown.error;
  const fieldError = useFieldErrors(refusal);
  /** Saved is what was seen: whoever pressed before it had come waits for it. */
  const isAwaited = isChecked && pattern !== null && pair !== null && !shown.isCurrent && !refusal;

  function save() {
    setChecked(true);
    if (!pattern || !pair || !subject || !preview || !shown.isCurrent) return;
    const days = preview.days.filter(({ isOn }) => isOn).map(lesson => lesson.day);
    mutate(
      { body: { ...pattern, ...pair, subject, timezone: preview.timezone, days } },
      {
        onSuccess: () => {
          showToast({
            title: t('made.title'),
            text: t(viewer === 'admin' ? 'made.text' : 'made.textFamily'),
            tone: 'success',
          });
          onClose();
        },
      },
    );
  }

  const Whose = viewer === 'admin' ? PairFields : OwnStudentFields;
  return (
    <EditDialog
      title={t('title')}
      saveLabel={shown.isCurrent && preview ? t('make', { count: preview.head.lessons }) : t('save')}
      isPending={isPending || isAwaited}
      problem={refusal && errorTexts(refusal)}
      draft={draft}
      versions={null}
      onSave={save}
      onClose={onClose}
      beside={
        preview && tutor ? (
          <div className="flex flex-col gap-4">
            <SeriesHead preview={preview} tutorName={nameOf(tutor, language)} />
            <SeriesDays preview={preview} onDecide={(at, isOn) => type(decided(typed, at, isOn))} />
          </div>
        ) : (
          <p className="text-ink-soft">{t('preview.waiting')}</p>
        )
      }
    >
      <Whose value={typed} onChange={type} isChecked={isChecked} fieldError={fieldError} />
      <SeriesFields
        typed={typed}
        type={type}
        familyTimezone={student?.timezone}
        isChecked={isChecked}
        error={refusal}
      />
    </EditDialog>
  );
}
