import { spanOf } from '@bayan/domain/time-off/span';
import type { TimeOff } from '@bayan/domain/time-off/time-off.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/api/endpoint-lines.ts';
import { useCall } from '#platform/api/use-call.ts';
import { useRefresh } from '#platform/api/use-change.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useRecordForm } from '#platform/use-record-form.ts';
import { type PlannedTutor, whose } from '#teaching/availability/planned-tutor.ts';
import { UncoveredSessionsDialog } from '#teaching/availability/uncovered-sessions-dialog.tsx';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { TimeOffFields } from './time-off-fields.tsx';
import { completeTimeOff, timeOffFieldsOf } from './time-off-form.ts';
import { useTimeOffText } from './use-time-off-text.ts';

interface TimeOffDialogProps {
  readonly tutor: PlannedTutor;
  readonly off: TimeOff;
  readonly onClose: () => void;
}

/** Time off gets other days, another reason or another note. The sessions in it are shown first (R482). */
export function TimeOffDialog({ tutor, off, onClose }: TimeOffDialogProps) {
  const { t } = useTranslation('availability');
  const errorTexts = useErrorTexts();
  const timeText = useTimeOffText(tutor.timezone);
  const call = useCall();
  const refresh = useRefresh();
  const record = useRecordForm(
    `time-off.${off.id}`,
    off,
    saved => timeOffFieldsOf(saved, tutor.timezone),
    completeTimeOff,
  );
  const { form, fill, base, current } = record;
  const [isChecked, setChecked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const [shown, setShown] = useState<AnswerOf<'POST /api/time-off/preview'> | null>(null);
  const body = completeTimeOff(form);

  function close() {
    record.forget();
    showToast({ title: t('off.saved.title'), text: t(`off.saved.${whose(tutor)}`), tone: 'success' });
    onClose();
  }

  async function send({ id, version }: TimeOff, isSeen: boolean) {
    setChecked(true);
    if (!body) return;
    const sent = { params: { id }, body, version };
    setPending(true);
    setError(null);
    try {
      const found = isSeen ? null : await call('POST /api/time-off/{id}/preview', sent);
      if (found && found.misfits.length > 0) return setShown(found);
      await call('PATCH /api/time-off/{id}', sent);
      close();
    } catch (failure) {
      setShown(null);
      setError(failure as Error);
      record.unlessElsewhere(newer => void send(newer, isSeen), close)(failure as Error);
    } finally {
      setPending(false);
      await refresh('time-off');
    }
  }

  function typedDays() {
    if (!body) return '';
    const { from, until } = spanOf({ ...body, timezone: tutor.timezone });
    return timeText({ startsAt: from.toISOString(), endsAt: until.toISOString() });
  }

  if (shown)
    return (
      <UncoveredSessionsDialog
        {...shown}
        saveLabel={t('off.change.save')}
        isPending={isPending}
        onSave={() => void send(current ?? base, true)}
        onClose={() => setShown(null)}
      />
    );
  const compared = (theirs: TimeOff) => [
    { label: t('off.title'), theirs: timeText(theirs), yours: typedDays() },
    { label: t('off.kind'), theirs: t(`off.kinds.${theirs.kind}`), yours: t(`off.kinds.${form.kind}`) },
    { label: t('off.noteLabel'), theirs: theirs.note, yours: form.note },
  ];
  return (
    <EditDialog
      title={t('off.change.title')}
      about={timeText(off)}
      saveLabel={t('off.change.save')}
      isPending={isPending}
      problem={error && !current ? errorTexts(error) : null}
      draft={record.draft}
      versions={
        current && {
          parts: compared(current),
          isOwn: record.isOwnChange,
          onKeepYours: () => void send(current, false),
          onTakeTheirs: record.takeTheirs,
        }
      }
      onSave={() => void send(base, false)}
      onClose={onClose}
    >
      <TimeOffFields tutor={tutor} typed={form} type={fill} isChecked={isChecked} error={error} />
    </EditDialog>
  );
}
