import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from './alert.tsx';
import { AsideDraft } from './aside-draft.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { RestoredDraft } from './restored-draft.tsx';
import { TwoVersions } from './two-versions.tsx';

interface EditDialogProps {
  readonly title: string;
  readonly saveLabel: string;
  /** Where ‘Cancel’ could be read as what the dialog is about. */
  readonly cancelLabel?: string;
  readonly isWide?: boolean;
  readonly isPending: boolean;
  /** Why it could not be saved. */
  readonly problem: { readonly title: string; readonly text: string } | null;
  /** Under which what is typed is kept. */
  readonly draft?: string;
  /** Throws away what was typed on an earlier visit, where the fields show that. */
  readonly startAgain?: (() => void) | null;
  /** Another change was saved first; the choice stands in the place of the fields until it is made. */
  readonly versions: Omit<ComponentProps<typeof TwoVersions>, 'isPending'> | null;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A few fields that are saved together, or not at all. */
export function EditDialog({
  title,
  saveLabel,
  cancelLabel,
  isWide = false,
  isPending,
  problem,
  draft,
  startAgain = null,
  versions,
  onSave,
  onClose,
  children,
}: EditDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={title}
      isWide={isWide}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        !versions && (
          <>
            <Button tone="secondary" onPress={onClose}>
              {cancelLabel ?? t('ui.cancel')}
            </Button>
            <Button isPending={isPending} onPress={onSave}>
              {saveLabel}
            </Button>
          </>
        )
      }
    >
      {versions ? (
        <TwoVersions {...versions} isPending={isPending} />
      ) : (
        <PartBoundary draft={draft}>
          <div className="flex flex-col gap-5">
            {draft && <AsideDraft name={draft} />}
            {startAgain && <RestoredDraft onDiscard={startAgain} />}
            {problem && (
              <Alert tone="danger" title={problem.title} isNews>
                {problem.text}
              </Alert>
            )}
            {children}
          </div>
        </PartBoundary>
      )}
    </Dialog>
  );
}
