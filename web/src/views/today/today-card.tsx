import { TODAY_LIMITS } from '@bayan/domain/today/today.limits';
import { Children, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { PartCard } from '#ui/part-card.tsx';

interface CardLinkProps {
  readonly to: string;
  readonly label: string;
}

/** The way from a part of the board to the page that has all of it. */
export const CardLink = ({ to, label }: CardLinkProps) => (
  <PageLink
    to={to}
    className="-my-2.5 ms-auto inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline"
  >
    {label}
  </PageLink>
);

interface TodayCardProps {
  readonly title: string;
  readonly count?: number;
  /** How the rows are ordered or what they cover. */
  readonly aside?: string;
  readonly link?: CardLinkProps;
  readonly children: ReactNode;
}

/** A part of the board: its name, how many there are, and the rows. */
export function TodayCard({ title, count = 0, aside, link, children }: TodayCardProps) {
  const { t } = useTranslation('today');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <PartCard className="text-sm">
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="flex items-center gap-2 text-base leading-heading font-semibold">
            <span id={id}>{title}</span>
            {count > 0 && (
              <Badge tone="accent">
                {count === TODAY_LIMITS.counted ? t('count.atLeast', { count }) : count}
              </Badge>
            )}
          </h2>
          {aside && <p className="text-ink-soft">{aside}</p>}
          {link && <CardLink {...link} />}
        </div>
        {children}
      </PartCard>
    </section>
  );
}

/** Where a part has nothing: what would be there. */
export const NothingHere = ({ children }: { readonly children: ReactNode }) => (
  <p className="py-2 text-ink-soft">{children}</p>
);

interface TodayRowProps {
  readonly children: ReactNode;
  /** What is wrong, between the words and the action. */
  readonly state?: ReactNode;
  readonly action: ReactNode;
  readonly isLate?: boolean;
}

/** What it is about, its state, and the one action that settles it. */
export const TodayRow = ({ children, state, action, isLate = false }: TodayRowProps) => (
  <div
    className={`flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 ${isLate ? 'rounded-card border-s-4 border-brick bg-brick-soft px-3' : ''}`}
  >
    <div className="min-w-0 grow basis-52">{children}</div>
    {state && <div className="flex flex-wrap items-center gap-2">{state}</div>}
    <div className="ms-auto flex shrink-0 items-center">{action}</div>
  </div>
);

/** The rows of a part, one below the other. */
export const TodayRows = ({ children, label }: { readonly children: ReactNode; readonly label: string }) =>
  Children.toArray(children).length > 0 && (
    <ul aria-label={label} className="divide-y divide-line">
      {children}
    </ul>
  );
