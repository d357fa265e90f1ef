import type { StudentOverview } from '@bayan/domain/student-overview/student-overview.contract';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronEndIcon } from '#ui/icons/room-icons.ts';
import { bookIcon, starIcon, trendIcon } from '#ui/icons/site-icons.ts';
import { PageLink } from '#ui/page-link.tsx';

interface QuickLinksProps {
  readonly overview: Pick<StudentOverview, 'toRate' | 'homework'>;
  readonly addresses: Readonly<Record<'homework' | 'feedback' | 'progress', string>>;
}

/** To what is to be done, rated and looked at, with how much waits there (R432). */
export function QuickLinks({ overview, addresses }: QuickLinksProps) {
  const { t } = useTranslation('student-overview');
  const { toRate, homework } = overview;
  const links = [
    {
      to: 'homework',
      icon: bookIcon,
      waiting: homework.pending > 0 && t('quick.toDo', { count: homework.pending }),
    },
    { to: 'feedback', icon: starIcon, waiting: toRate > 0 && t('quick.toRate', { count: toRate }) },
    { to: 'progress', icon: trendIcon, waiting: false },
  ] as const;
  return (
    <Card>
      <h2 className="text-lg font-semibold">{t('quick.title')}</h2>
      <nav aria-label={t('quick.title')} className="mt-2">
        <ul>
          {links.map(({ to, icon, waiting }) => (
            <li key={to} className="border-b border-line last:border-b-0">
              <PageLink
                to={addresses[to]}
                className="flex min-h-12 items-center gap-3 text-sm font-semibold hover:text-teal"
              >
                <Icon drawing={icon} className="size-5 text-teal" />
                <span className="grow">{t(`quick.${to}`)}</span>
                {waiting && <Badge tone="accent">{waiting}</Badge>}
                <Icon drawing={chevronEndIcon} className="size-4 text-ink-soft" />
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}
