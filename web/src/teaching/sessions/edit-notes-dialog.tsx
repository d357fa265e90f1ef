import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { SESSION_LIMITS } from '@bayan/domain/sessions/sessions.limits';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useRecordForm } from '#platform/use-record-form.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';
import { AlsoAssign } from './logger/also-assign.tsx';
import { TemplateButtons } from './logger/template-buttons.tsx';
import { useSessionChange } from './session-change.ts';

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
  const draft = `session-notes.${session.id}`;
  const { form: typed, fill, base, current, ...record } = useRecordForm(draft, session, textsOf);
  const { mutate, isPending, error } = useSessionChange({ onSaved: record.forget });

  const { alsoAssign, ...texts } = typed;
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
        onSuccess: saved => {
          showToast({ title: t('texts.saved.title'), text: t('texts.saved.text'), tone: 'success' });
          if (onAssign && alsoAssign && saved.homework !== '') onAssign(saved);
          else onClose();
        },
        onError: record.unlessElsewhere(save),
      },
    );

  return (
    <EditDialog
      title={t('texts.title')}
      saveLabel={t('texts.save')}
      isWide
      isPending={isPending}
      problem={error && errorTexts(error)}
      draft={draft}
      startAgain={record.startAgain}
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
        name="notes"
        label={t('parts.notes')}
        rows={7}
        value={typed.notes}
        onChange={notes => fill({ notes })}
        maxLength={SESSION_LIMITS.notes}
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <TemplateButtons notes={typed.notes} onFill={notes => fill({ notes })} />
      </div>
      <TextArea
        name="homework"
        label={t('parts.homework')}
        value={typed.homework}
        onChange={homework => fill({ homework })}
        maxLength={SESSION_LIMITS.homework}
      />
      {onAssign && typed.homework.trim() !== '' && (
        <AlsoAssign
          isSelected={alsoAssign}
          isDisabled={isPending}
          onChange={isSelected => fill({ alsoAssign: isSelected })}
        />
      )}
    </EditDialog>
  );
}
