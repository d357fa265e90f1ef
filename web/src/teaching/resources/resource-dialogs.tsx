import type { Resource } from '@bayan/domain/resources/resources.contract';
import { createDialogHost } from '#ui/dialog-host.tsx';
import { RemoveResource } from './remove-resource.tsx';
import { ResourceDialog } from './resource-dialog.tsx';
import { ResourceViewer } from './resource-viewer.tsx';
import type { ShelfChange } from './shelf-changes.ts';
import { ShelfDialog } from './shelf-dialog.tsx';

type OpenedResource =
  | { readonly dialog: 'add' }
  | { readonly dialog: 'viewer' | 'edit' | 'remove'; readonly resource: Resource }
  | {
      readonly dialog: 'shelf';
      readonly change: ShelfChange;
      readonly resources: readonly Resource[];
    };

export const resourceDialogs = createDialogHost<OpenedResource>((opened, onClose) => {
  switch (opened.dialog) {
    case 'add':
      return <ResourceDialog over={null} onClose={onClose} />;
    case 'edit':
      return <ResourceDialog over={opened.resource} onClose={onClose} />;
    case 'viewer':
      return <ResourceViewer resource={opened.resource} onClose={onClose} />;
    case 'shelf':
      return <ShelfDialog change={opened.change} resources={opened.resources} onClose={onClose} />;
    case 'remove':
      return <RemoveResource resource={opened.resource} onClose={onClose} />;
  }
});
