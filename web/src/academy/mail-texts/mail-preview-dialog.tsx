import type { MailPreview } from '@bayan/domain/mail/mail-texts.contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MailView } from './mail-view.tsx';
import { useCaseName } from './text-names.ts';
import { type ChosenMail, usePreviewMail } from './use-mail-texts.ts';

interface MailPreviewDialogProps {
  readonly mail: ChosenMail;
  readonly texts: Record<string, string>;
  readonly onClose: () => void;
}

/** The mail as it would be sent with these texts (R909). */
export function MailPreviewDialog({ mail, texts, onClose }: MailPreviewDialogProps) {
  const { t } = useTranslation('mail-texts');
  const errorTexts = useErrorTexts();
  const { mutate, data, error } = usePreviewMail();
  const ask = () => mutate({ params: { ...mail }, body: { texts } });
  const askOnce = useEffectEvent(ask);
  useEffect(() => askOnce(), []);
  return (
    <Dialog
      title={t('preview.title')}
      isWide
      isOpen
      asksToLeave={false}
      isDismissable
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      {data ? (
        <Previews previews={data.previews} />
      ) : error ? (
        <LoadFailure {...errorTexts(error)} onRetry={ask} />
      ) : (
        <Skeleton rows={6} />
      )}
    </Dialog>
  );
}

function Previews({ previews }: { readonly previews: readonly MailPreview[] }) {
  const { t } = useTranslation('mail-texts');
  const caseName = useCaseName();
  const [variant, setVariant] = useState(previews[0]?.variant ?? '');
  const preview = previews.find(one => one.variant === variant);
  return (
    <div className="flex flex-col gap-4">
      {previews.length > 1 && (
        <Select
          name="case"
          label={t('preview.case')}
          value={variant}
          options={previews.map(({ variant: id }) => ({ id, label: caseName(id) }))}
          onChange={setVariant}
        />
      )}
      <p className="text-sm text-ink-soft">{t('preview.note')}</p>
      {preview && (
        <>
          <p className="font-semibold" dir="auto">
            {preview.subject}
          </p>
          <MailView html={preview.html} label={t('preview.title')} />
        </>
      )}
    </div>
  );
}
