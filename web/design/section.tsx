import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const Section = ({ title, children }: SectionProps) => (
  <Card>
    <h2 className="mb-4 text-lg font-semibold">{title}</h2>
    {children}
  </Card>
);

export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-4">{children}</div>
);
