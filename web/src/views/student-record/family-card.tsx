import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { ParentContact } from '#views/students/parent-contact.tsx';
import { RecordCard } from './record-card.tsx';

/** Whom to call. It is asked for when somebody wants to see it, since each look is recorded (R282). */
export function FamilyCard({ studentId }: { readonly studentId: string }) {
  const { t } = useTranslation('student-record');
  const [isShown, setShown] = useState(false);
  if (isShown) return <ParentContact studentId={studentId} isAssigned />;
  return (
    <RecordCard title={t('family.title')}>
      <p className="mb-3 text-sm text-ink-soft">{t('family.recorded')}</p>
      <Button tone="secondary" onPress={() => setShown(true)}>
        {t('family.show')}
      </Button>
    </RecordCard>
  );
}
