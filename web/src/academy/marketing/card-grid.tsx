import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Drawing } from '#ui/icons/drawing.ts';

export interface Point {
  readonly icon: Drawing;
  readonly title: string;
  readonly text: string;
}

/** Four things side by side, each with a picture, a name and a sentence. */
export const CardGrid = ({ points }: { readonly points: readonly Point[] }) => (
  <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
    {points.map(({ icon, title, text }) => (
      <li key={title} className="flex">
        <Card className="w-full">
          <span className="inline-flex size-12 items-center justify-center rounded-card bg-teal-soft text-teal">
            <Icon drawing={icon} className="size-6" />
          </span>
          <h3 className="mt-5 text-lg font-semibold">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
        </Card>
      </li>
    ))}
  </ul>
);
