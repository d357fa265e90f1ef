import { DEFAULT_SESSION_DURATION } from '@bayan/domain/settings/session-durations';
import { OFFERED_SUBJECTS, type Subject } from '@bayan/domain/subjects/subjects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useDraft } from '#platform/use-draft.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { SeriesDays } from '#teaching/session-series/series-days.tsx';
import { SeriesFields } from '#teaching/session-series/series-fields.tsx';
import {
  completePattern,
  decided,
  type SeriesFields as Fields,
} from '#teaching/session-series/series-form.ts';
import { SeriesHead } from '#teaching/session-series/series-head.tsx';
import { useSeriesPreview } from '#teaching/session-series/use-series-preview.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast.tsx';
import { type ChosenPerson, PersonField } from './person-field.tsx';

interface NewSeriesDialogProps {
  readonly day: string;
  readonly onClose: () => void;
}

interface Typed extends Fields {
  readonly tutor: ChosenPerson | null;
  readonly student: ChosenPerson | null;
  readonly subject: Subject | null;
}

const NOTHING: Omit<Typed, 'startsOn'> = {
  ...{ tutor: null, student: null, subject: null, duration: DEFAULT_SESSION_DURATION },
  ...{ slots: [], everyWeeks: 1, ends: 'after', lessons: 12, untilOn: null, on: [], off: [] },
};

/** A weekly series of any tutor with any student; every day of it is shown before it is saved (R454). */
export function NewSeriesDialog({ day, onClose }: NewSeriesDialogProps) {
  const { t } = useTranslation(['session-series', 'sessions', 'names', 'errors']);
  const errorTexts = useErrorTexts();
  const language = useLanguage();
  const { typed, type, forget, draft } = useDraft<Typed>('new-series', { ...NOTHING, startsOn: day });
  const { tutor, student, subject, on, off } = typed;
  const [isChecked, setChecked] = useState(false);
  const pattern = completePattern(typed);
  const pair = tutor && student ? { tutorId: tutor.id, studentId: student.id } : null;
  const shown = useSeriesPreview(
    pattern && pair ? { ...pattern, ...pair, on: [...on], off: [...off] } : null,
  );
  const { preview } = shown;
  const { mutate, isPending, error } = useChange('POST /api/session-series', { onSuccess: forget });
  const refusal = error ?? shown.error;
  const fieldError = useFieldErrors(refusal);
  const required = (isMissing: boolean) => (isChecked && isMissing ? t('errors:field.required') : undefined);

  function save() {
    setChecked(true);
    if (!pattern || !pair || !subject || !preview || !shown.isCurrent) return;
    const days = preview.days.filter(({ isOn }) => isOn).map(lesson => lesson.day);
    mutate(
      { body: { ...pattern, ...pair, subject, timezone: preview.timezone, days } },
      {
        onSuccess: () => {
          showToast({ title: t('made.title'), text: t('made.text'), tone: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <EditDialog
      title={t('title')}
      saveLabel={t('save')}
      isWide
      isPending={isPending}
      problem={refusal && errorTexts(refusal)}
      draft={draft}
      versions={null}
      onSave={save}
      onClose={onClose}
    >
      <PersonField
        kind="tutor"
        value={tutor}
        onChange={person => type({ tutor: person })}
        error={required(tutor === null) ?? fieldError('tutorId')}
      />
      <PersonField
        kind="student"
        value={student}
        onChange={person => type({ student: person })}
        error={required(student === null) ?? fieldError('studentId')}
      />
      <Select
        name="subject"
        label={t('sessions:logger.fields.subject')}
        value={subject}
        options={OFFERED_SUBJECTS.map(id => ({ id, label: t(`names:subjects.${id}`) }))}
        error={required(subject === null) ?? fieldError('subject')}
        onChange={chosen => type({ subject: chosen })}
        isRequired
      />
      <SeriesFields
        typed={typed}
        type={type}
        familyTimezone={student?.timezone}
        isChecked={isChecked}
        error={refusal}
      />
      <section aria-live="polite" className="flex flex-col gap-4">
        {preview && tutor ? (
          <>
            <SeriesHead preview={preview} tutorName={nameOf(tutor, language)} />
            <SeriesDays preview={preview} onDecide={(at, isOn) => type(decided(typed, at, isOn))} />
          </>
        ) : (
          <p className="text-ink-soft">{t('preview.waiting')}</p>
        )}
      </section>
    </EditDialog>
  );
}
