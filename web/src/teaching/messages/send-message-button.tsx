import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { MessageDialog } from './message-dialog.tsx';

interface SendMessageButtonProps {
  readonly studentId: string;
  readonly name: string;
  /** While the student is assigned and active; what is being written stays all the same. */
  readonly isOffered: boolean;
}

export function SendMessageButton({ studentId, name, isOffered }: SendMessageButtonProps) {
  const { t } = useTranslation('messages');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOffered && (
        <Button tone="secondary" onPress={() => setOpen(true)}>
          {t('open')}
        </Button>
      )}
      {isOpen && (
        <MessageDialog
          studentId={studentId}
          name={name}
          sentText={t('sent.text')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
