import type { Resource } from '@bayan/domain/resources/resources.contract';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { RemoveResource } from './remove-resource.tsx';
import { ResourceDialog } from './resource-dialog.tsx';
import { ResourceViewer } from './resource-viewer.tsx';

type Opened =
  | { readonly dialog: 'add' }
  | { readonly dialog: 'viewer' | 'edit' | 'remove'; readonly resource: Resource };

const OpenDialog = createContext<((opened: Opened) => void) | null>(null);

export function useResourceDialog(): (opened: Opened) => void {
  const open = useContext(OpenDialog);
  if (!open) throw new Error('useResourceDialog must be used within ResourceDialogs');
  return open;
}

/** Around the cards and not in them: one that a change takes off the page takes along nothing that was typed. */
export function ResourceDialogs({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <OpenDialog value={setOpened}>
      {children}
      {opened?.dialog === 'add' && <ResourceDialog over={null} onClose={close} />}
      {opened?.dialog === 'edit' && <ResourceDialog over={opened.resource} onClose={close} />}
      {opened?.dialog === 'viewer' && <ResourceViewer resource={opened.resource} onClose={close} />}
      {opened?.dialog === 'remove' && <RemoveResource resource={opened.resource} onClose={close} />}
    </OpenDialog>
  );
}
