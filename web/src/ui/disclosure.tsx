import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { chevronDownIcon } from './icons/site-icons.ts';

interface DisclosureProps {
  readonly summary: string;
  readonly children: ReactNode;
  /** Of those with the same name only one is open. */
  readonly name?: string | undefined;
}

/** A question that unfolds its answer, without any script. */
export const Disclosure = ({ summary, children, name }: DisclosureProps) => (
  <details name={name} className="group border-b border-line">
    <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-teal [&::-webkit-details-marker]:hidden">
      {summary}
      <Icon
        drawing={chevronDownIcon}
        className="size-5 text-teal transition-transform duration-150 group-open:rotate-180"
      />
    </summary>
    <div className="max-w-prose pb-5 text-ink-soft">{children}</div>
  </details>
);
