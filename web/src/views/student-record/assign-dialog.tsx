import { OFFERED_SUBJECTS, type Subject } from '@bayan/domain/subjects/subjects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anybody } from '#people/accounts/people-filters.ts';
import { usePeople } from '#people/accounts/use-people.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast.tsx';
import { useAssign } from './use-student-record.ts';

interface AssignDialogProps {
  readonly studentId: string;
  readonly onClose: () => void;
}

/** Brings the student together with a tutor for a subject. Waiting lessons of the two come back (R602). */
export function AssignDialog({ studentId, onClose }: AssignDialogProps) {
  const { t } = useTranslation(['student-record', 'names', 'errors']);
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const [subject, setSubject] = useState<Subject | null>(null);
  const [tutorId, setTutorId] = useState<string | null>(null);
  const [q, setQ] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { items: tutors = [] } = usePeople('tutor', { ...anybody, q: q || null, state: 'active' });
  const { mutate, isPending, error } = useAssign();
  const needed = (value: unknown) => (isChecked && value === null ? t('errors:field.required') : undefined);

  function assign() {
    setChecked(true);
    if (subject === null || tutorId === null) return;
    mutate(
      { body: { studentId, tutorId, subject } },
      {
        onSuccess: () => {
          showToast({ title: t('tutors.assigned.title'), text: t('tutors.assigned.text'), tone: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <EditDialog
      title={t('tutors.assign')}
      saveLabel={t('tutors.confirm')}
      isPending={isPending}
      problem={error && errorTexts(error)}
      draft={null}
      versions={null}
      onSave={assign}
      onClose={onClose}
    >
      <Select
        name="subject"
        label={t('tutors.subject')}
        isRequired
        value={subject}
        error={needed(subject)}
        options={OFFERED_SUBJECTS.map(id => ({ id, label: t(`names:subjects.${id}`) }))}
        onChange={setSubject}
      />
      <SearchField name="tutor-name" label={t('tutors.search')} value={q} onSearch={setQ} />
      <Select
        name="tutorId"
        label={t('tutors.tutor')}
        hint={t('tutors.hint')}
        isRequired
        value={tutorId}
        error={needed(tutorId)}
        options={tutors.map(tutor => ({
          id: tutor.id,
          label:
            subject && tutor.subjects.includes(subject)
              ? t('tutors.teaches', { name: nameOf(tutor, language) })
              : nameOf(tutor, language),
        }))}
        onChange={setTutorId}
      />
    </EditDialog>
  );
}
