import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { SESSION_LIMITS } from '@bayan/domain/sessions/sessions.limits';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useRecordForm } from '#platform/use-record-form.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';
import { AlsoAssign } from './logger/also-assign.tsx';
import { TemplateButtons } from './logger/template-buttons.tsx';
import { useSessionChange } from './session-change.ts';
import { useLessonLine } from './use-lesson-line.ts';

interface TextsDialogProps {
  readonly session: Session;
  /** Where what is written as homework can become an assignment. */
  readonly onAssign?: (saved: Session) => void;
  readonly onClose: () => void;
}

const textsOf = ({ notes, homework }: Session) => ({ notes, homework, alsoAssign: false });

/** Corrects what is written about a session. */
export function EditNotesDialog({ session, onAssign, onClose }: TextsDialogProps) {
  const { t } = useTranslation('sessions');
  const errorTexts = useErrorTexts();
  const lessonLine = useLessonLine();
  const notesBox = useRef<HTMLTextAreaElement>(null);
  const draft = `session-notes.${session.id}`;
  const {
    form: typed,
    fill,
    base,
    current,
    ...record
  } = useRecordForm(draft, session, textsOf, ({ alsoAssign: _later, ...kept }) => kept);
  const { mutate, isPending, error } = useSessionChange({ onSaved: record.forget });

  const { alsoAssign, ...texts } = typed;
  const hasEarlier = base.notes !== '' || base.homework !== '';
  const done = (saved: Session) => {
    showToast({
      title: t('texts.saved.title'),
      about: lessonLine(session),
      text: t(`texts.saved.${hasEarlier ? 'text' : 'first'}`),
      tone: 'success',
    });
    if (onAssign && alsoAssign && saved.homework !== '') onAssign(saved);
    else onClose();
  };
  const save = (over: Session) =>
    mutate(
      {
        session: over,
        send: call =>
          call('PATCH /api/sessions/{id}', {
            params: { id: over.id },
            body: texts,
            version: over.version,
          }),
        becomes: texts,
      },
      {
        onSuccess: done,
        onError: record.unlessElsewhere(save, done),
      },
    );

  return (
    <EditDialog
      title={t('texts.title')}
      about={lessonLine(session)}
      saveLabel={t('texts.save')}
      isWide
      isPending={isPending}
      problem={error && errorTexts(error)}
      draft={record.draft}
      versions={
        current && {
          parts: (['notes', 'homework'] as const).map(part => ({
            label: t(`parts.${part}`),
            theirs: current[part],
            yours: typed[part],
          })),
          onKeepYours: () => save(current),
          isOwn: record.isOwnChange,
          onTakeTheirs: record.takeTheirs,
        }
      }
      onSave={() => save(base)}
      onClose={onClose}
    >
      <TextArea
        ref={notesBox}
        name="notes"
        label={t('parts.notes')}
        rows={7}
        value={typed.notes}
        onChange={notes => fill({ notes })}
        maxLength={SESSION_LIMITS.notes}
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <TemplateButtons notes={typed.notes} field={notesBox} onFill={notes => fill({ notes })} />
      </div>
      <TextArea
        name="homework"
        label={t('parts.homework')}
        value={typed.homework}
        onChange={homework => fill({ homework })}
        maxLength={SESSION_LIMITS.homework}
      />
      {onAssign && (
        // Its room is there before it is: the dialog must not grow under the finger (R687).
        <div className="min-h-11">
          {typed.homework.trim() !== '' && (
            <AlsoAssign
              isSelected={alsoAssign}
              isDisabled={isPending}
              onChange={isSelected => fill({ alsoAssign: isSelected })}
            />
          )}
        </div>
      )}
    </EditDialog>
  );
}
