import { type Context, createContext, type ReactNode, Suspense, useContext, useState } from 'react';

type OpenDialog<Opened> = (opened: Opened) => void;

interface Dialogs<Opened> {
  readonly OpenContext: Context<OpenDialog<Opened> | null>;
  readonly render: (opened: Opened, onClose: () => void) => ReactNode;
}

/** For the top of a file: which dialog is meant by what a button opens. It may be a lazy one. */
export const createDialogHost = <Opened extends object>(
  render: Dialogs<Opened>['render'],
): Dialogs<Opened> => ({ OpenContext: createContext<OpenDialog<Opened> | null>(null), render });

interface DialogHostProps<Opened> {
  readonly of: Dialogs<Opened>;
  readonly children: ReactNode;
}

/** Around a list and not in its rows: a row that leaves the list takes along nothing that was typed. */
export function DialogHost<Opened extends object>({ of, children }: DialogHostProps<Opened>) {
  const { OpenContext, render } = of;
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <OpenContext value={setOpened}>
      {children}
      <Suspense>{opened && render(opened, () => setOpened(null))}</Suspense>
    </OpenContext>
  );
}

export function useOpenDialog<Opened>({ OpenContext }: Dialogs<Opened>): OpenDialog<Opened> {
  const open = useContext(OpenContext);
  if (!open) throw new Error('useOpenDialog must be used within the DialogHost of its dialogs');
  return open;
}
