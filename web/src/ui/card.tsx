import type { ReactNode } from 'react';

interface CardProps {
  readonly children: ReactNode;
  readonly className?: string;
}

export const cardClass = 'rounded-large border border-line bg-paper p-5 sm:p-6';

/** A surface of its own: a hairline and space, no shadow. */
export const Card = ({ children, className = '' }: CardProps) => (
  <div className={`${cardClass} ${className}`}>{children}</div>
);
