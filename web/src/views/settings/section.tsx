import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';

interface SectionProps {
  /** By which the address leads to it. */
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

/** Some settings that belong together. */
export const Section = ({ id, title, note, children }: SectionProps) => (
  <Card>
    <section aria-labelledby={id}>
      <h2 id={id} className="scroll-mt-24 text-lg leading-heading font-semibold">
        {title}
      </h2>
      <p className="mt-1 mb-5 text-sm text-ink-soft">{note}</p>
      {children}
    </section>
  </Card>
);

export const twoColumns = 'grid items-start gap-5 sm:grid-cols-2';
