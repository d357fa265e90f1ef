import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { ParentContact } from '#views/students/parent-contact.tsx';

/** Whom to call about the lesson. It is asked for when somebody wants to see it, since each look is recorded (R282). */
export function FamilyContact({ studentId }: { readonly studentId: string }) {
  const { t } = useTranslation('session-calendar');
  const [isShown, setShown] = useState(false);
  if (isShown) return <ParentContact studentId={studentId} isAssigned />;
  return (
    <Button tone="secondary" onPress={() => setShown(true)}>
      {t('panel.showContact')}
    </Button>
  );
}
