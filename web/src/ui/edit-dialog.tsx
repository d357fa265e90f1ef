import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { FormDraft } from '#platform/form-draft.ts';
import { Alert } from './alert.tsx';
import { AsideDraft } from './aside-draft.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { focusFirstInvalid } from './first-invalid.ts';
import { PartBoundary } from './part-boundary.tsx';
import { RestoredDraft } from './restored-draft.tsx';
import { TwoVersions } from './two-versions.tsx';

interface EditDialogProps {
  readonly title: string;
  /** Whose or which it is about (R675). */
  readonly about?: string | undefined;
  readonly saveLabel: string;
  /** Where ‘Cancel’ could be read as what the dialog is about. */
  readonly cancelLabel?: string;
  readonly isWide?: boolean;
  readonly isPending: boolean;
  /** Why it could not be saved. */
  readonly problem: { readonly title: string; readonly text: string } | null;
  /** What keeps all that is typed and chosen (R667). Null where nothing does: the dialog asks before it closes (R753). */
  readonly draft: FormDraft | null;
  /** Another change was saved first; the choice stands in the place of the fields until it is made. */
  readonly versions: Omit<ComponentProps<typeof TwoVersions>, 'isPending'> | null;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** What follows from the fields. */
  readonly beside?: ReactNode;
}

/** A few fields that are saved together, or not at all. */
export function EditDialog({
  title,
  about,
  saveLabel,
  cancelLabel,
  isWide = false,
  isPending,
  problem,
  draft,
  versions,
  onSave,
  onClose,
  children,
  beside,
}: EditDialogProps) {
  const { t } = useTranslation();
  const fields = useRef<HTMLDivElement>(null);
  /** What the form itself finds wrong is marked at once. */
  function save() {
    flushSync(onSave);
    focusFirstInvalid(fields.current);
  }
  // What the server finds wrong is marked with its answer.
  const isRefused = problem !== null;
  useEffect(() => {
    if (isRefused) focusFirstInvalid(fields.current);
  }, [isRefused]);
  return (
    <Dialog
      title={title}
      about={about}
      isWide={isWide}
      isOpen
      asksToLeave={draft === null}
      beside={versions ? undefined : beside}
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        !versions && (
          <>
            <Button tone="secondary" slot="close">
              {cancelLabel ?? t('ui.cancel')}
            </Button>
            <Button isPending={isPending} onPress={save}>
              {saveLabel}
            </Button>
          </>
        )
      }
    >
      {versions ? (
        <TwoVersions {...versions} isPending={isPending} />
      ) : (
        <PartBoundary draft={draft?.name}>
          <div ref={fields} className="flex flex-col gap-5">
            {draft && <AsideDraft name={draft.name} />}
            {draft?.startAgain && <RestoredDraft onDiscard={draft.startAgain} />}
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
