import type { WholeStudent } from '@bayan/domain/student-record/student-record.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChosenPerson, PersonField } from '#people/profiles/person-field.tsx';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { useHandOver } from './use-student-record.ts';

interface ChangeTutorDialogProps {
  readonly assignment: WholeStudent['assignments'][number];
  readonly onClose: () => void;
}

/** One page of the list; where there is another, the dialog says that there are more. */
const COUNTED = 100;

/** Another tutor from now on, with the lessons to come for which the tutor is free (R881). */
export function ChangeTutorDialog({ assignment, onClose }: ChangeTutorDialogProps) {
  const { t } = useTranslation(['student-record', 'names', 'errors']);
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const [tutor, setTutor] = useState<ChosenPerson | null>(null);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useHandOver();
  const { id, version, subject, student } = assignment;
  const { data: toCome } = useEndpoint('GET /api/sessions', {
    query: { view: 'to-come', tutorId: assignment.tutor.id, studentId: student.id, subject, limit: COUNTED },
  });
  const name = nameOf(assignment.tutor, language);

  function change() {
    setChecked(true);
    if (!tutor) return;
    mutate(
      { params: { id }, body: { tutorId: tutor.id }, version },
      {
        onSuccess: ({ moved, left }) => {
          const texts = [
            t('tutors.changed.moved', { count: moved }),
            ...(left > 0 ? [t('tutors.changed.left', { count: left })] : []),
          ];
          showToast({ title: t('tutors.changed.title'), text: texts.join(' '), tone: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <EditDialog
      title={t('tutors.changeTitle')}
      saveLabel={t('tutors.changeConfirm')}
      isPending={isPending}
      problem={error && errorTexts(error)}
      draft={null}
      versions={null}
      onSave={change}
      onClose={onClose}
    >
      {toCome && (
        <p className="font-semibold">
          {t(toCome.nextCursor === null ? 'tutors.toCome' : 'tutors.toComeMore', {
            count: toCome.items.length,
            name,
            subject: t(`names:subjects.${subject}`),
          })}
        </p>
      )}
      <p>{t('tutors.changeText', { name })}</p>
      <PersonField
        kind="tutor"
        value={tutor}
        onChange={setTutor}
        error={isChecked && !tutor ? t('errors:field.required') : undefined}
      />
    </EditDialog>
  );
}
