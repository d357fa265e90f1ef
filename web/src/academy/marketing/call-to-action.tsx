import type { ReactNode } from 'react';
import { WhatsappLink } from '#shell/whatsapp-link.tsx';
import { Lattice } from '#ui/lattice.tsx';

interface CallToActionProps {
  readonly eyebrow?: string;
  readonly heading: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** The one thing to do next, on a deep surface. */
export const CallToAction = ({ eyebrow, heading, text, children }: CallToActionProps) => (
  <section className="mx-auto w-full max-w-page px-5 py-14 sm:px-10 sm:py-20">
    <div className="relative isolate flex flex-col gap-8 overflow-hidden rounded-large bg-panel px-6 py-10 text-on-panel sm:px-12 sm:py-14 lg:flex-row lg:items-center lg:justify-between">
      <Lattice className="absolute inset-0 -z-10 size-full text-brass opacity-20" />
      <div>
        {eyebrow && <p className="mb-3 text-sm font-medium text-on-panel-accent">{eyebrow}</p>}
        <h2 className="text-2xl leading-heading font-semibold text-balance sm:text-4xl">{heading}</h2>
        <p className="mt-4 max-w-2xl">{text}</p>
      </div>
      <div className="flex shrink-0 flex-col items-start gap-3">
        {children}
        <WhatsappLink
          className="inline-flex min-h-11 items-center gap-3 font-semibold text-on-panel-accent underline underline-offset-4"
          hasIcon
        />
      </div>
    </div>
  </section>
);
