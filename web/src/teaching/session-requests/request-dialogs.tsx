import type { SessionRequestKind } from '@bayan/domain/session-requests/session-request-status';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';

/** With its calendar and clock it is larger than the page it belongs to. */
const RequestDialog = lazy(async () => ({ default: (await import('./request-dialog.tsx')).RequestDialog }));

interface Asked {
  readonly kind: SessionRequestKind;
  readonly session: Session;
}

const OpenDialog = createContext<((asked: Asked) => void) | null>(null);

export function useAskDialog(): (asked: Asked) => void {
  const open = useContext(OpenDialog);
  if (!open) throw new Error('useAskDialog must be used within RequestDialogs');
  return open;
}

interface AskDialogsProps {
  readonly children: ReactNode;
}

/** Around the lists and not in their rows: one that a change takes off the list takes along nothing that was typed. */
export function RequestDialogs({ children }: AskDialogsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <OpenDialog value={setAsked}>
      {children}
      <Suspense>{asked && <RequestDialog {...asked} onClose={() => setAsked(null)} />}</Suspense>
    </OpenDialog>
  );
}
