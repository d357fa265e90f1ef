import type { Role } from '@bayan/domain/roles';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';

interface PersonStatusProps {
  readonly person: {
    readonly role: Role | null;
    readonly isActive: boolean;
    readonly approvedAt: string | null;
  };
}

/** How an account stands, in a word. */
export function PersonStatus({ person }: PersonStatusProps) {
  const { t } = useTranslation('people');
  if (!person.isActive) return <Badge>{t('states.inactive')}</Badge>;
  if (person.role === 'tutor' && person.approvedAt === null)
    return <Badge tone="accent">{t('states.waiting')}</Badge>;
  return <Badge tone="success">{t('states.active')}</Badge>;
}
