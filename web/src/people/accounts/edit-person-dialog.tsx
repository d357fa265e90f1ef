import type { Person } from '@bayan/domain/profiles/profiles.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ParentFields } from '#people/profiles/parent-fields.tsx';
import { ProfileFields } from '#people/profiles/profile-fields.tsx';
import type { FieldPath } from '#people/profiles/profile-form.ts';
import { StudentFields } from '#people/profiles/student-fields.tsx';
import { TutorFields } from '#people/profiles/tutor-fields.tsx';
import { useProfileErrors } from '#people/profiles/use-profile-errors.ts';
import { useSubjectNames } from '#people/profiles/use-subject-names.ts';
import { useCall } from '#platform/api/use-call.ts';
import { ApiError } from '#platform/api-client.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { useRecordForm } from '#platform/use-record-form.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { AcademyFields } from './academy-fields.tsx';
import { personFormOf, sentPerson } from './person-form.ts';
import { useComparedPerson } from './use-compared-person.ts';
import { useChangePerson, usePerson } from './use-people.ts';

interface EditPersonDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** What the academy changes about a person (R873). */
export function EditPersonDialog({ id, onClose }: EditPersonDialogProps) {
  const { data: person } = usePerson(id);
  return person ? <PersonEditor person={person} onClose={onClose} /> : null;
}

interface PersonEditorProps {
  readonly person: Person;
  readonly onClose: () => void;
}

function PersonEditor({ person, onClose }: PersonEditorProps) {
  const { t } = useTranslation(['people', 'profiles']);
  const errorTexts = useErrorTexts();
  const names = useSubjectNames();
  const compared = useComparedPerson();
  const call = useCall();
  const { id } = person.profile;
  const draft = `person.${id}`;
  const { form, fill, base, current, ...record } = useRecordForm(draft, person, saved =>
    personFormOf(saved, names),
  );
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useChangePerson();
  const errors = useProfileErrors(form, base, error);
  const errorOf = useFieldErrors(error);
  const errorAt = (field: FieldPath) => (isChecked ? errors.at(field) : undefined);

  const done = () => {
    record.forget();
    showToast({ title: t('edit.done.title'), text: t('edit.done.text'), tone: 'success' });
    onClose();
  };

  /** A refusal shows nothing of a child, so that is looked at anew, and the look recorded. */
  async function onRefused(refused: Error) {
    if (!(refused instanceof ApiError) || refused.code !== 'conflict.stale' || !person.student)
      return record.onRefused(done)(refused);
    const newer = await call('GET /api/profiles/{id}', { params: { id } });
    record.onRefused(done)(new ApiError({ ...refused.refused, current: newer }));
  }

  function save(over: Person) {
    setChecked(true);
    if (!errors.isSendable) return;
    mutate(
      { params: { id }, body: sentPerson(form, names), version: over.profile.version },
      {
        onSuccess: done,
        onError: refused => void onRefused(refused),
      },
    );
  }

  return (
    <EditDialog
      title={t('edit.title')}
      saveLabel={t('profiles:save')}
      isWide
      isPending={isPending}
      problem={error && errorTexts(error)}
      draft={record.draft}
      versions={
        current && {
          parts: compared(current, form),
          isOwn: record.isOwnChange,
          onKeepYours: () => save(current),
          onTakeTheirs: record.takeTheirs,
        }
      }
      onSave={() => save(base)}
      onClose={onClose}
    >
      <ProfileFields
        form={form}
        errorOf={field => errorAt(`profile.${field}`)}
        onFill={fill}
        isSomebodyElse
      />
      <AcademyFields form={form} birthDateError={errorOf('student.birthDate')} onFill={fill} />
      {form.tutor && (
        <TutorFields
          texts={form.tutor}
          currency={base.tutor?.currency ?? ''}
          errorOf={field => errorAt(`tutor.${field}`)}
          onFill={change => form.tutor && fill({ tutor: { ...form.tutor, ...change } })}
        />
      )}
      {form.student && (
        <StudentFields
          texts={form.student}
          errorOf={field => errorAt(`student.${field}`)}
          onFill={change => form.student && fill({ student: { ...form.student, ...change } })}
        />
      )}
      {form.parent && (
        <section>
          <h3 className="mb-3 font-semibold">{t('profiles:parent')}</h3>
          <ParentFields
            texts={form.parent}
            country={form.country}
            isNameNeeded={base.student?.parentContact != null}
            errorOf={field => errorAt(`student.parentContact.${field}`)}
            onFill={change => form.parent && fill({ parent: { ...form.parent, ...change } })}
          />
        </section>
      )}
    </EditDialog>
  );
}
