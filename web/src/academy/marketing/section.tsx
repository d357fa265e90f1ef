import type { ReactNode } from 'react';
import { Eyebrow } from './eyebrow.tsx';

interface SectionProps {
  readonly heading: string;
  readonly eyebrow?: string;
  readonly text?: string;
  readonly surface?: 'paper' | 'sand';
  readonly children: ReactNode;
}

/** One thought of a page: a quiet heading, a sentence, and what it is about. */
export const Section = ({ heading, eyebrow, text, surface = 'paper', children }: SectionProps) => (
  <section className={surface === 'sand' ? 'bg-sand' : ''}>
    <div className="mx-auto max-w-page px-5 py-14 sm:px-10 sm:py-20 lg:py-24">
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h2 className="max-w-[17em] text-2xl leading-heading font-semibold text-balance sm:text-4xl">
        {heading}
      </h2>
      {text && <p className="mt-4 max-w-2xl text-lg text-ink-soft">{text}</p>}
      <div className="mt-8 sm:mt-10">{children}</div>
    </div>
  </section>
);
