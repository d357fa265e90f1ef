import type { Session } from '@bayan/domain/sessions/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentIn } from '../../platform/current-in.ts';
import { useErrorTexts } from '../../platform/use-error-texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.tsx';
import { TwoVersions } from '../../ui/two-versions.tsx';
import { useSessionChange } from './session-change.ts';

interface TextsDialogProps {
  readonly session: Session;
  readonly onClose: () => void;
}

const LONGEST = 5000;

/** Corrects what is written about a session. Who saves second sees both versions and chooses (R297). */
export function TextsDialog({ session, onClose }: TextsDialogProps) {
  const { t } = useTranslation('sessions');
  const errorTexts = useErrorTexts();
  const [base, setBase] = useState(session);
  const [typed, setTyped] = useState({ notes: session.notes, homework: session.homework });
  const [current, setCurrent] = useState<Session | null>(null);
  const { mutate, isPending, error } = useSessionChange();

  const save = (over: Session) =>
    mutate(
      { session: over, method: 'PATCH', body: typed, becomes: typed },
      {
        onSuccess: () => {
          showToast({ title: t('texts.saved.title'), text: t('texts.saved.text'), tone: 'success' });
          onClose();
        },
        onError: refused => setCurrent(currentIn<Session>(refused)),
      },
    );

  function takeTheirs(theirs: Session) {
    setBase(theirs);
    setTyped({ notes: theirs.notes, homework: theirs.homework });
    setCurrent(null);
  }

  return (
    <Dialog
      title={t('texts.title')}
      isWide
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        !current && (
          <>
            <Button tone="secondary" onPress={onClose}>
              {t('texts.cancel')}
            </Button>
            <Button isPending={isPending} onPress={() => save(base)}>
              {t('texts.save')}
            </Button>
          </>
        )
      }
    >
      {current ? (
        <TwoVersions
          parts={[
            { label: t('parts.notes'), theirs: current.notes, yours: typed.notes },
            { label: t('parts.homework'), theirs: current.homework, yours: typed.homework },
          ]}
          isPending={isPending}
          onKeepYours={() => save(current)}
          onTakeTheirs={() => takeTheirs(current)}
        />
      ) : (
        <div className="flex flex-col gap-5">
          {error && (
            <Alert tone="danger" title={errorTexts(error).title} isNews>
              {errorTexts(error).text}
            </Alert>
          )}
          <TextArea
            name="notes"
            label={t('parts.notes')}
            rows={7}
            value={typed.notes}
            onChange={notes => setTyped({ ...typed, notes })}
            maxLength={LONGEST}
            autoFocus
          />
          <TextArea
            name="homework"
            label={t('parts.homework')}
            value={typed.homework}
            onChange={homework => setTyped({ ...typed, homework })}
            maxLength={LONGEST}
          />
        </div>
      )}
    </Dialog>
  );
}
