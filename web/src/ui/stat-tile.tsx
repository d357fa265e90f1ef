import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { Icon } from './icon.tsx';
import type { Drawing } from './icons/drawing.ts';

interface StatTileProps {
  readonly label: string;
  readonly value: ReactNode;
  /** The trend or the meaning of the number. */
  readonly note?: ReactNode;
  readonly isGoodNews?: boolean;
  readonly icon?: Drawing;
}

/** A number, its name and what it means. */
export const StatTile = ({ label, value, note, isGoodNews = false, icon }: StatTileProps) => (
  <Card className="flex flex-col">
    <div className="flex items-start justify-between gap-3 text-sm text-ink-soft">
      {label}
      {icon && <Icon drawing={icon} />}
    </div>
    <p className="mt-1 text-2xl leading-heading font-semibold tabular-nums">{value}</p>
    {note && <p className={`mt-2 text-xs ${isGoodNews ? 'text-palm' : 'text-ink-soft'}`}>{note}</p>}
  </Card>
);
