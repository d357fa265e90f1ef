import type { TutorCheck } from '@bayan/domain/public-tutors/offered';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { checkIcon } from '#ui/icons/site-icons.ts';

/** What a record says was checked; where none does, there is nothing to see (R715). */
export function TutorCheckList({ checks }: { readonly checks: readonly TutorCheck[] }) {
  const { t } = useTranslation('public-tutors');
  if (checks.length === 0) return null;
  return (
    <ul aria-label={t('checked')} className="flex flex-wrap gap-1.5">
      {checks.map(check => (
        <li key={check}>
          <Badge tone="success">
            <Icon drawing={checkIcon} className="size-3.5" />
            {t(`checks.${check}`)}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
