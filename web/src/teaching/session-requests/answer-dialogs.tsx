import type { SessionRequest } from '@bayan/domain/session-requests/session-requests.contract';
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';

/** With its calendar and clock it is larger than the page it belongs to. */
const AnswerDialog = lazy(async () => ({ default: (await import('./answer-dialog.tsx')).AnswerDialog }));

interface Answering {
  readonly decision: 'accepted' | 'declined';
  readonly request: SessionRequest;
}

const OpenDialog = createContext<((answering: Answering) => void) | null>(null);

export function useAnswerDialog(): (answering: Answering) => void {
  const open = useContext(OpenDialog);
  if (!open) throw new Error('useAnswerDialog must be used within AnswerDialogs');
  return open;
}

interface AnswerDialogsProps {
  readonly children: ReactNode;
}

/** Around the list and not in its rows: a request that leaves it takes along nothing that was typed. */
export function AnswerDialogs({ children }: AnswerDialogsProps) {
  const [answering, setAnswering] = useState<Answering | null>(null);
  return (
    <OpenDialog value={setAnswering}>
      {children}
      <Suspense>{answering && <AnswerDialog {...answering} onClose={() => setAnswering(null)} />}</Suspense>
    </OpenDialog>
  );
}
