import type { Subject } from '@bayan/domain/subjects/subjects';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';

const SHOWN_AT_MOST = 3;

/** Up to three, and how many more there are. */
export function SubjectBadges({ subjects }: { readonly subjects: readonly Subject[] }) {
  const { t } = useTranslation(['students', 'names']);
  const more = subjects.length - SHOWN_AT_MOST;
  return (
    <div className="flex flex-wrap gap-1.5">
      {subjects.slice(0, SHOWN_AT_MOST).map(subject => (
        <Badge key={subject}>{t(`names:subjects.${subject}`)}</Badge>
      ))}
      {more > 0 && <Badge>{t('more', { more })}</Badge>}
    </div>
  );
}
