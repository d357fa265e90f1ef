import type { ReactNode } from 'react';
import { Lattice } from '#ui/lattice.tsx';
import { Eyebrow } from './eyebrow.tsx';

interface PageHeroProps {
  readonly eyebrow: string;
  readonly heading: string;
  readonly lead: string;
  readonly children?: ReactNode;
}

/** The beginning of every page but the first. */
export const PageHero = ({ eyebrow, heading, lead, children }: PageHeroProps) => (
  <div className="relative isolate overflow-hidden border-b border-line bg-sand">
    <FadingLattice />
    <div className="mx-auto max-w-page px-5 py-14 sm:px-10 sm:py-20">
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1 className="max-w-[13em] text-5xl leading-heading font-semibold text-balance">{heading}</h1>
      <p className="mt-6 max-w-2xl text-lg text-ink-soft">{lead}</p>
      {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
    </div>
  </div>
);

/** The pattern, on the side where no words are. */
export const FadingLattice = () => (
  <Lattice className="absolute inset-y-0 end-0 -z-10 h-full w-full text-line [mask-image:linear-gradient(to_right,transparent_35%,black)] rtl:[mask-image:linear-gradient(to_left,transparent_35%,black)]" />
);
