import type { ReactNode } from 'react';
import { PartCard } from '#ui/part-card.tsx';

interface RecordCardProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** Beside the title: a count, or a way on. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the record, with its name. */
export const RecordCard = ({ title, note, aside, children }: RecordCardProps) => (
  <PartCard>
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h2 className="font-semibold">
        {title}
        {note && <span className="ms-2 text-sm font-normal text-ink-soft">{note}</span>}
      </h2>
      {aside}
    </div>
    {children}
  </PartCard>
);
