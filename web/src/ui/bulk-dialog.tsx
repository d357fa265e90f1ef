import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface Refused {
  /** Which of them. */
  readonly name: ReactNode;
  readonly title: string;
  readonly text: string;
}

interface BulkDialogProps {
  readonly title: string;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  readonly tone?: 'primary' | 'danger';
  readonly isPending: boolean;
  /** Nothing of what was chosen can be changed so. */
  readonly isEmpty: boolean;
  readonly refused: Refused | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Says what will happen to several records before it is done to one after the other, and which one was refused. */
export function BulkDialog({
  title,
  cancelLabel,
  confirmLabel,
  tone = 'primary',
  isPending,
  isEmpty,
  refused,
  onConfirm,
  onClose,
  children,
}: BulkDialogProps) {
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <>
          <Button tone="secondary" onPress={onClose}>
            {cancelLabel}
          </Button>
          <Button tone={tone} isPending={isPending} isDisabled={isEmpty} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {refused && <RefusedAlert {...refused} />}
        {children}
      </div>
    </Dialog>
  );
}

export const RefusedAlert = ({ name, title, text }: Refused) => (
  <Alert tone="danger" title={title} isNews>
    <p className="font-semibold">{name}</p>
    <p>{text}</p>
  </Alert>
);
