import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form of its own, so that Enter sends it and password managers know it for one. */
export function FormDialog({ title, submitLabel, isPending, onSubmit, onClose, children }: FormDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <>
          <Button tone="secondary" slot="close">
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={form} isPending={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        method="post"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          onSubmit();
        }}
        className="flex flex-col gap-5"
      >
        {children}
      </form>
    </Dialog>
  );
}
