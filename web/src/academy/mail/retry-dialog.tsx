import type { Mail } from '@bayan/domain/mail/mail.contract';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useOneByOne } from '#platform/use-one-by-one.ts';
import { BulkDialog } from '#ui/bulk-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { canRetry } from './retry-mail.tsx';

interface RetryDialogProps {
  readonly mails: readonly Mail[];
  readonly onClose: () => void;
}

/** Names the mails that can be tried again, and has them tried one by one (R838). What was sent cannot be taken back. */
export function RetryDialog({ mails, onClose }: RetryDialogProps) {
  const { t } = useTranslation('mail');
  const errorTexts = useErrorTexts();
  const { mutateAsync } = useChange('POST /api/mail/{id}/retry');
  const { left, isPending, refused, run } = useOneByOne(mails.filter(canRetry), ({ id }) =>
    mutateAsync({ params: { id } }),
  );

  async function retry() {
    const { changed, isWhole } = await run();
    if (changed.length > 0)
      showToast({
        title: t('retried.title'),
        text: t('several.done', { count: changed.length }),
        tone: 'success',
      });
    if (isWhole) onClose();
  }

  return (
    <BulkDialog
      title={t('several.title', { count: left.length })}
      cancelLabel={t('several.cancel')}
      confirmLabel={t('retry')}
      isPending={isPending}
      isEmpty={left.length === 0}
      refused={refused && { name: <bdi dir="ltr">{refused.item.to}</bdi>, ...errorTexts(refused.error) }}
      onConfirm={() => void retry()}
      onClose={onClose}
    >
      <p>{t(left.length === 0 ? 'several.none' : 'several.what')}</p>
      <ul aria-label={t('list')} className="flex flex-col gap-1">
        {left.map(({ id, to }) => (
          <li key={id}>
            <bdi dir="ltr" className="font-semibold wrap-anywhere">
              {to}
            </bdi>
          </li>
        ))}
      </ul>
    </BulkDialog>
  );
}
