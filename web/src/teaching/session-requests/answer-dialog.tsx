import type { SessionRequest } from '@bayan/domain/session-requests/session-request';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '#platform/use-draft.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { useVersions } from '#platform/use-versions.ts';
import { clashIn } from '#teaching/sessions/clash-in.ts';
import { ClashAlert } from '#teaching/sessions/logger/clash-alert.tsx';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';
import { type NewTime, NewTimeFields } from './new-time-fields.tsx';
import { useRequestChange } from './use-session-requests.ts';

interface AnswerDialogProps {
  readonly decision: 'accepted' | 'declined';
  readonly request: SessionRequest;
  /** Of whoever answers: the tutor or an administrator. */
  readonly timezone: string;
  readonly onClose: () => void;
}

const LONGEST_WORD = 500;

interface Typed {
  readonly answer: string;
  readonly time: NewTime;
}

/** Says yes or no to what a family asks; a yes to a move says when, the wished time at first (R115). */
export function AnswerDialog({ decision, request, timezone, onClose }: AnswerDialogProps) {
  const { t } = useTranslation(['session-requests', 'errors']);
  const errorTexts = useErrorTexts();
  const { base, current, onRefused } = useVersions<SessionRequest>(request);
  const { typed, type, forget } = useDraft<Typed>(`answer.${decision}.${request.id}.${timezone}`, {
    answer: '',
    time: request.wish ? wallClock(new Date(request.wish.startsAt), timezone) : { date: null, time: null },
  });
  const { answer, time } = typed;
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useRequestChange(forget);
  const fieldError = useFieldErrors(error);
  const isMove = decision === 'accepted' && request.kind === 'move';
  const what = `${decision}-${request.kind}` as const;
  const clash = clashIn(error);
  const otherTimezones = [request.session.timezone, request.tutor.timezone];

  function send(over: SessionRequest) {
    setChecked(true);
    if (isMove && (time.date === null || time.time === null)) return;
    mutate(
      {
        path: `/api/session-requests/${over.id}/answer`,
        body: { decision, answer, ...(isMove && { ...time, timezone }) },
        version: over.version,
      },
      {
        onSuccess: () => {
          showToast({ title: t(`answer.done.${decision}`), text: t('answer.done.text'), tone: 'success' });
          onClose();
        },
        onError: onRefused,
      },
    );
  }

  return (
    <EditDialog
      title={t(`answer.title.${what}`)}
      saveLabel={t(`answer.send.${what}`)}
      cancelLabel={t('back')}
      isPending={isPending}
      problem={error && !clash ? errorTexts(error) : null}
      versions={
        current && {
          parts: [
            {
              label: t('answer.stands'),
              theirs: t(`answer.status.${current.status}`),
              yours: t(`answer.status.${decision}`),
            },
          ],
          onKeepYours: () => send(current),
          onTakeTheirs: () => {
            forget();
            onClose();
          },
        }
      }
      onSave={() => send(base)}
      onClose={onClose}
    >
      {clash && <ClashAlert clash={clash} timezones={[timezone, ...otherTimezones]} />}
      {isMove && (
        <NewTimeFields
          legend={t('answer.newTime')}
          value={time}
          onChange={next => type({ time: next })}
          ownTimezone={timezone}
          otherTimezones={otherTimezones}
          errorOf={field =>
            isChecked && time[field] === null ? t('errors:field.required') : fieldError(field)
          }
          isRequired
        />
      )}
      <TextArea
        name="answer"
        label={t('answer.word')}
        rows={3}
        value={answer}
        onChange={next => type({ answer: next })}
        error={fieldError('answer')}
        maxLength={LONGEST_WORD}
      />
    </EditDialog>
  );
}
