import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useArrival, useChosenPath } from '#platform/chosen-address.ts';
import { Drawer } from '#ui/drawer.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { menuIcon } from '#ui/icons/site-icons.ts';
import { NetworkNotice } from '#ui/network-notice.tsx';
import { useSteadyPresses } from '#ui/steady-presses.ts';
import { Toasts } from '#ui/toast.tsx';
import { BellLink } from './bell-link.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { Brand } from './brand.tsx';
import type { DashboardFacts } from './dashboard-facts.ts';
import { DashboardSidebar } from './dashboard-sidebar.tsx';
import { useRestoredFocus } from './use-restored-focus.ts';

interface DashboardFrameProps extends DashboardFacts {
  readonly children: ReactNode;
}

/** What every page of a signed-in area has around it: the sidebar, which on a phone slides in. */
export function DashboardFrame({ children, ...facts }: DashboardFrameProps) {
  const { t } = useTranslation(['dashboard', 'translation']);
  const [isOpen, setOpen] = useState(false);
  const isKnown = facts.profile !== null;
  const isLeaving = useChosenPath() !== null;
  useArrival();
  useRestoredFocus();
  useSteadyPresses();
  return (
    <div className="min-h-dvh bg-sand print:block print:bg-paper lg:grid lg:grid-cols-[16.5rem_1fr]">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:start-5 focus:top-2 focus:z-30 focus:rounded-card focus:bg-teal focus:px-5 focus:py-3 focus:font-semibold focus:text-paper"
      >
        {t('skip')}
      </a>
      <aside className="sticky top-0 hidden h-dvh overflow-y-auto border-e border-line bg-paper print:hidden lg:block">
        <DashboardSidebar {...facts} />
      </aside>
      <header
        data-over-page
        className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-paper px-3 py-2 print:hidden lg:hidden"
      >
        <Brand role={facts.role} />
        <div className="flex items-center gap-1">
          <BellLink role={facts.role} badges={facts.badges} />
          <IconButton
            icon={menuIcon}
            label={t('menu')}
            isOpen={isOpen}
            isDisabled={!isKnown}
            onPress={() => setOpen(true)}
          />
        </div>
      </header>
      {isKnown && (
        <Drawer label={t('navigation')} isOpen={isOpen} onOpenChange={setOpen}>
          <DashboardSidebar {...facts} onChosen={() => setOpen(false)} />
        </Drawer>
      )}
      <main
        id="main"
        tabIndex={-1}
        aria-busy={isLeaving || !isKnown}
        className={`mx-auto w-full max-w-page min-w-0 px-5 pt-6 pb-28 outline-none transition-opacity duration-150 print:max-w-none print:p-0 sm:px-10 lg:py-9 ${isLeaving ? 'opacity-60 delay-100' : ''}`}
      >
        {children}
      </main>
      <BottomNav {...facts} />
      {isKnown && (
        <>
          <NetworkNotice />
          <Toasts />
        </>
      )}
    </div>
  );
}
