import type { ReactNode } from 'react';
import { Card, cardClass } from './card.tsx';
import { Icon } from './icon.tsx';
import type { Drawing } from './icons/drawing.ts';
import { PageLink } from './page-link.tsx';

interface StatTileProps {
  readonly label: string;
  readonly value: ReactNode;
  /** The trend or the meaning of the number. */
  readonly note?: ReactNode;
  readonly isGoodNews?: boolean;
  readonly icon?: Drawing;
  /** The page that shows what is counted. */
  readonly to?: string;
}

/** A number, its name and what it means. */
export function StatTile({ to, ...stat }: StatTileProps) {
  const face = <StatFace {...stat} />;
  return to ? (
    <PageLink
      to={to}
      className={`${cardClass} flex flex-col transition-colors duration-150 hover:border-teal`}
    >
      {face}
    </PageLink>
  ) : (
    <Card className="flex flex-col">{face}</Card>
  );
}

const StatFace = ({ label, value, note, isGoodNews = false, icon }: Omit<StatTileProps, 'to'>) => (
  <>
    <div className="flex items-start justify-between gap-3 text-sm text-ink-soft">
      {label}
      {icon && <Icon drawing={icon} />}
    </div>
    <p className="mt-1 text-2xl leading-heading font-semibold tabular-nums">{value}</p>
    {note && <p className={`mt-2 text-xs ${isGoodNews ? 'text-palm' : 'text-ink-soft'}`}>{note}</p>}
  </>
);
