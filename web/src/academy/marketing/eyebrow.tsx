import type { ReactNode } from 'react';

/** The few words above a heading. */
export const Eyebrow = ({ children }: { readonly children: ReactNode }) => (
  <p className="mb-4 flex items-center gap-3 text-sm font-medium text-brass-text">
    <span aria-hidden="true" className="h-px w-7 shrink-0 bg-brass" />
    {children}
  </p>
);
