import type { WaitingSession } from '@bayan/domain/sessions/sessions.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { clashIn } from '#teaching/sessions/clash-in.ts';
import { ClashAlert } from '#teaching/sessions/logger/clash-alert.tsx';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast.tsx';
import { useGiveSession } from './use-waiting-sessions.ts';

interface GiveDialogProps {
  readonly session: WaitingSession;
  readonly onClose: () => void;
}

/** To whom a lesson without a tutor goes: one of those who teach the student its subject (R604). */
export function GiveDialog({ session, onClose }: GiveDialogProps) {
  const { t } = useTranslation(['sessions', 'errors']);
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const [first] = session.tutors;
  // Where there is one alone, she is meant.
  const [tutorId, setTutorId] = useState(session.tutors.length === 1 && first ? first.id : null);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useGiveSession();
  const clash = clashIn(error);

  function give() {
    setChecked(true);
    if (tutorId === null) return;
    mutate(
      { params: { id: session.id }, body: { tutorId }, version: session.version },
      {
        onSuccess: () => {
          showToast({
            title: t('withoutTutor.given.title'),
            text: t('withoutTutor.given.text'),
            tone: 'success',
          });
          onClose();
        },
      },
    );
  }

  return (
    <EditDialog
      title={t('withoutTutor.give')}
      saveLabel={t('withoutTutor.confirm')}
      isPending={isPending}
      problem={error && !clash ? errorTexts(error) : null}
      draft={null}
      versions={null}
      onSave={give}
      onClose={onClose}
    >
      {clash && <ClashAlert clash={clash} familyTimezone={session.timezone} />}
      <SessionClocks session={session} familyTimezone={session.timezone} />
      <Select
        name="tutorId"
        label={t('withoutTutor.tutor')}
        hint={t('withoutTutor.hint')}
        options={session.tutors.map(tutor => ({ id: tutor.id, label: nameOf(tutor, language) }))}
        value={tutorId}
        onChange={setTutorId}
        error={isChecked && tutorId === null ? t('errors:field.required') : undefined}
        isRequired
      />
    </EditDialog>
  );
}
