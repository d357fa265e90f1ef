import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';

export function ActiveBadge({ isActive }: { readonly isActive: boolean }) {
  const { t } = useTranslation('students');
  return <Badge tone={isActive ? 'success' : 'quiet'}>{t(isActive ? 'active' : 'inactive')}</Badge>;
}
