import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#platform/paths.ts';
import { PageShell } from '#shell/page-shell.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronStartIcon } from '#ui/icons/site-icons.ts';
import { Lattice } from '#ui/lattice.tsx';
import { Locale } from '#ui/locale.tsx';
import { MarkDrawing } from '#ui/mark.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Toasts } from '#ui/toast.tsx';

interface SignInFrameProps {
  /** What the browser's tab says. */
  readonly title: string;
  readonly heading?: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

/** What every page around signing in stands in: the form, and beside it, where there is room, what it leads to. */
export function SignInFrame({ title, heading = title, intro, children }: SignInFrameProps) {
  const { t } = useTranslation('sign-in');
  const { t: shared } = useTranslation();
  return (
    <PageShell title={title}>
      <Locale>
        <div className="grid grow grid-cols-1 bg-sand lg:grid-cols-2">
          <div className="flex flex-col items-center justify-center px-5 py-10 sm:px-10 sm:py-16">
            <div className="w-full max-w-md rounded-large border border-line bg-paper p-6 break-words sm:p-8">
              <h1 className="text-2xl leading-heading font-semibold text-balance">{heading}</h1>
              {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
              <noscript>
                <p className="mt-4 rounded-card bg-brass-soft p-4 text-sm">{t('frame.needsScript')}</p>
              </noscript>
              <div className="mt-6">{children}</div>
            </div>
            <PageLink
              to={paths.landing}
              className="mt-4 inline-flex min-h-11 items-center gap-2 px-3 text-sm font-semibold text-ink-soft hover:text-teal"
            >
              <Icon drawing={chevronStartIcon} className="size-4" />
              {t('frame.home')}
            </PageLink>
            <p className="flex gap-x-4">
              {(['privacy', 'terms'] as const).map(key => (
                <PageLink
                  key={key}
                  to={paths[key]}
                  className="inline-flex min-h-11 items-center px-2 text-sm text-ink-soft underline underline-offset-4 hover:text-teal"
                >
                  {shared(`shell.footer.${key}`)}
                </PageLink>
              ))}
            </p>
          </div>
          <SidePanel />
        </div>
        <Toasts />
      </Locale>
    </PageShell>
  );
}

function SidePanel() {
  const { t } = useTranslation('sign-in');
  return (
    <div className="relative isolate hidden overflow-clip bg-panel text-on-panel lg:block lg:p-14">
      <Lattice className="absolute inset-0 -z-10 size-full text-on-panel-accent opacity-15" />
      {/* Beside a long form it stays on the screen. */}
      <div className="sticky top-14">
        <MarkDrawing className="h-28" />
        <p className="mt-16 max-w-md text-2xl leading-heading font-semibold text-balance">
          {t('frame.tagline')}
        </p>
        <p className="mt-4 flex max-w-md gap-4">
          <span aria-hidden="true" className="mt-[0.8em] h-px w-8 shrink-0 bg-on-panel-accent" />
          {t('frame.promise')}
        </p>
      </div>
    </div>
  );
}
