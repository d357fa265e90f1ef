import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { showToast } from '#ui/toast.tsx';
import { useApprove } from './use-people.ts';

interface ApproveButtonProps {
  readonly person: { readonly id: string; readonly version: number };
  /** What speaks against it, to be confirmed first. */
  readonly doubt?: { readonly title: string; readonly text: string; readonly confirmLabel: string };
}

/** Lets a tutor in who waits for it (R8). */
export function ApproveButton({ person: { id, version }, doubt }: ApproveButtonProps) {
  const { t } = useTranslation('people');
  const errorTexts = useErrorTexts();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useApprove(() =>
    showToast({ title: t('approve.done.title'), text: t('approve.done.text'), tone: 'success' }),
  );
  const approve = () =>
    mutate(
      { params: { id }, version },
      {
        onError: error => showToast({ ...errorTexts(error), tone: 'danger' }),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button isPending={isPending} onPress={() => (doubt ? setAsking(true) : approve())}>
        {t('approve.open')}
      </Button>
      {doubt && (
        <Confirm
          {...doubt}
          isOpen={isAsking}
          isPending={isPending}
          onConfirm={approve}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
