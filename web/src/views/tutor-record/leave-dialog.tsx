import { SESSION_LIMITS } from '@bayan/domain/sessions/sessions.limits';
import type { WholeTutor } from '@bayan/domain/tutor-record/tutor-record.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useDraft } from '#platform/use-draft.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';
import { type Choices, choicesFor, isCancelled, settledBy, tutorsOffered } from './departure-choices.ts';
import { LessonToSettleRow } from './lesson-to-settle-row.tsx';
import { useDeparture, useLeave } from './use-tutor-record.ts';

interface LeaveDialogProps extends Pick<WholeTutor, 'profile'> {
  readonly onClose: () => void;
}

interface Typed {
  /** By the lesson's id. */
  readonly choices: Choices;
  readonly reason: string;
}
const nothing: Typed = { choices: {}, reason: '' };

/** Deactivates a tutor: every lesson to come is first given to another tutor or cancelled, here (R985). */
export function LeaveDialog({ profile, onClose }: LeaveDialogProps) {
  const { t } = useTranslation(['tutor-record', 'errors']);
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const { typed, type, forget, draft } = useDraft(`leave.${profile.id}`, nothing);
  const { choices, reason } = typed;
  const [isChecked, setChecked] = useState(false);
  const { data, error: unread, refetch } = useDeparture(profile.id);
  const { mutate, isPending, error } = useLeave();
  const lessons = data?.lessons ?? [];
  const offered = tutorsOffered(lessons);

  function leave() {
    setChecked(true);
    const settled = settledBy(lessons, choices);
    if (!data || !settled) return;
    mutate(
      { params: { id: profile.id }, body: { lessons: settled, reason }, version: data.version },
      {
        onSuccess: ({ isActive }) => {
          forget();
          const texts = isActive ? 'leave.more' : 'leave.done';
          showToast({ title: t(`${texts}.title`), text: t(`${texts}.text`), tone: 'success' });
          if (!isActive) onClose();
        },
      },
    );
  }

  return (
    <EditDialog
      title={t('leave.title')}
      about={nameOf(profile, language)}
      saveLabel={t('leave.confirm')}
      isWide
      isPending={isPending}
      problem={error && errorTexts(error)}
      draft={draft}
      versions={null}
      onSave={leave}
      onClose={onClose}
    >
      <p>{t('leave.what')}</p>
      {unread && <LoadFailure {...errorTexts(unread)} onRetry={() => void refetch()} />}
      {!data && !unread && <Skeleton rows={3} />}
      {data && lessons.length === 0 && <p>{t('leave.none')}</p>}
      {lessons.length > 0 && (
        <>
          <p className="font-semibold">{t('leave.count', { count: lessons.length })}</p>
          {data?.hasMore && <p>{t('leave.hasMore')}</p>}
          <Select
            name="all"
            label={t('leave.all')}
            hint={t('leave.allHint')}
            value={null}
            options={[
              ...offered.map(tutor => ({ id: tutor.id, label: nameOf(tutor, language) })),
              { id: 'cancel', label: t('leave.cancel') },
            ]}
            onChange={choice => type({ choices: choicesFor(lessons, choice, choices) })}
          />
          <ul className="divide-y divide-line">
            {lessons.map(lesson => (
              <li key={lesson.id} className="py-4">
                <LessonToSettleRow
                  lesson={lesson}
                  choice={choices[lesson.id] ?? null}
                  error={isChecked && !choices[lesson.id] ? t('errors:field.required') : undefined}
                  onChoose={choice => type({ choices: { ...choices, [lesson.id]: choice } })}
                />
              </li>
            ))}
          </ul>
          {Object.values(choices).some(isCancelled) && (
            <TextArea
              name="reason"
              label={t('leave.reason')}
              hint={t('leave.reasonHint')}
              rows={2}
              value={reason}
              onChange={words => type({ reason: words })}
              maxLength={SESSION_LIMITS.cancelReason}
            />
          )}
        </>
      )}
    </EditDialog>
  );
}
