import type { SessionRequest } from '@bayan/domain/session-requests/session-requests.contract';
import { SESSION_REQUEST_LIMITS } from '@bayan/domain/session-requests/session-requests.limits';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useDraft } from '#platform/use-draft.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { isSameForm, useVersions } from '#platform/use-versions.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { clashIn } from '#teaching/sessions/clash-in.ts';
import { ClashAlert } from '#teaching/sessions/logger/clash-alert.tsx';
import { useLessonLine } from '#teaching/sessions/use-lesson-line.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';
import { filledTime, type NewTime } from './new-time.ts';
import { NewTimeFields } from './new-time-fields.tsx';

interface AnswerDialogProps {
  readonly decision: 'accepted' | 'declined';
  readonly request: SessionRequest;
  readonly onClose: () => void;
}

interface Typed {
  readonly answer: string;
  readonly time: NewTime;
}

/** Says yes or no to what a family asks; a yes to a move says when, the wished time at first (R115). */
export function AnswerDialog({ decision, request, onClose }: AnswerDialogProps) {
  const { t } = useTranslation(['session-requests', 'errors']);
  const errorTexts = useErrorTexts();
  const lessonLine = useLessonLine();
  const timezone = useViewerTimezone();
  const { base, current, isOwnChange, onRefused } = useVersions<SessionRequest>(request);
  const { typed, type, forget, draft } = useDraft<Typed>(`answer.${decision}.${request.id}.${timezone}`, {
    answer: '',
    time: request.wish ? wallClock(new Date(request.wish.startsAt), timezone) : { date: null, time: null },
  });
  const { answer, time } = typed;
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useChange('POST /api/session-requests/{id}/answer', {
    alsoAffects: ['sessions'],
    // Also where nobody waits for it any more.
    onSuccess: forget,
  });
  const fieldError = useFieldErrors(error);
  const isMove = decision === 'accepted' && request.kind === 'move';
  const what = `${decision}-${request.kind}` as const;
  const clash = clashIn(error);
  const about = lessonLine({ ...request.session, student: request.student });
  const zones = { familyTimezone: request.session.timezone, tutorTimezone: request.tutor.timezone };

  const isGiven = (newer: SessionRequest) =>
    newer.status === decision && isSameForm(newer.answer ?? '', answer);
  const done = () => {
    showToast({
      title: t(`answer.done.${decision}`),
      about,
      text: t('answer.done.text'),
      tone: 'success',
    });
    onClose();
  };

  function send(over: SessionRequest) {
    setChecked(true);
    const newTime = filledTime(time);
    if (isMove && newTime === null) return;
    mutate(
      {
        params: { id: over.id },
        body: { decision, answer, ...(isMove && newTime && { ...newTime, timezone }) },
        version: over.version,
      },
      {
        onSuccess: done,
        onError: onRefused(isGiven, () => {
          forget();
          done();
        }),
      },
    );
  }

  return (
    <EditDialog
      title={t(`answer.title.${what}`)}
      about={about}
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
          isOwn: isOwnChange,
          onKeepYours: () => send(current),
          onTakeTheirs: () => {
            forget();
            onClose();
          },
        }
      }
      onSave={() => send(base)}
      draft={draft}
      onClose={onClose}
    >
      {clash && <ClashAlert clash={clash} refusal={error} {...zones} />}
      {isMove && (
        <NewTimeFields
          legend={t('answer.newTime')}
          value={time}
          onChange={next => type({ time: next })}
          {...zones}
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
        maxLength={SESSION_REQUEST_LIMITS.answer}
      />
    </EditDialog>
  );
}
