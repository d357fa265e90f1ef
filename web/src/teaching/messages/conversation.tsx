import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '#ui/radio-group.tsx';
import { MessageList } from './message-list.tsx';

interface ConversationProps {
  readonly studentId: string;
  readonly correspondent: string;
  /** Of whom one is writing to. */
  readonly name: string;
}

/** What is between a student and whom they are writing to, or all that is theirs: also with tutors who left. */
export function Conversation({ studentId, correspondent, name }: ConversationProps) {
  const { t } = useTranslation('messages');
  const [shown, setShown] = useState<'one' | 'all'>('one');
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        name="shown"
        label={t('shown.label')}
        options={[
          { id: 'one', label: t('shown.one', { name }) },
          { id: 'all', label: t('shown.all') },
        ]}
        value={shown}
        onChange={setShown}
      />
      <MessageList
        studentId={studentId}
        correspondent={shown === 'one' ? correspondent : undefined}
        side="student"
        empty={{ title: t('empty.title'), text: t('empty.ofStudent') }}
      />
    </div>
  );
}
