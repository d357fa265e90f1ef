import { ACADEMY } from '@bayan/domain/messages/academy';
import type { WaitingConversation } from '@bayan/domain/messages/messages.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { MessageDialog } from './message-dialog.tsx';
import { MessageList } from './message-list.tsx';

interface AnswerDialogProps {
  readonly student: WaitingConversation['student'];
  readonly onClose: () => void;
}

/** The academy answers, with what was written before under its eyes. */
export function AnswerDialog({ student, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('messages');
  return (
    <MessageDialog
      studentId={student.id}
      name={nameOf(student, useLanguage())}
      sentText={t('sent.byAcademy')}
      onClose={onClose}
    >
      <MessageList studentId={student.id} correspondent={ACADEMY} side="academy" />
    </MessageDialog>
  );
}
