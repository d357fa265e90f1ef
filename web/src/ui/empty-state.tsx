import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { Drawing } from './icons/drawing.ts';

interface EmptyStateProps {
  readonly icon: Drawing;
  readonly title: string;
  readonly text?: string | undefined;
  /** The one thing that helps. */
  readonly action?: ReactNode;
}

export const EmptyState = ({ icon, title, text, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center px-4 py-10 text-center">
    <span className="grid size-14 place-items-center rounded-full bg-teal-soft text-teal">
      <Icon drawing={icon} className="size-6" />
    </span>
    <p className="mt-4 text-lg font-semibold">{title}</p>
    {text && <p className="mt-1 max-w-sm text-sm text-ink-soft">{text}</p>}
    {action && <div className="mt-5">{action}</div>}
  </div>
);
