import type { ComponentProps } from 'react';
import { Card } from './card.tsx';
import { PartBoundary } from './part-boundary.tsx';

/** A card whose fault stays inside it. */
export const PartCard = ({ children, ...card }: ComponentProps<typeof Card>) => (
  <Card {...card}>
    <PartBoundary>{children}</PartBoundary>
  </Card>
);
