import { useTranslation } from 'react-i18next';
import { leftToRight } from '#platform/isolates.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { type ChosenMail, useTestMail } from './use-mail-texts.ts';

interface TestMailButtonProps {
  readonly mail: ChosenMail;
  /** A test has the saved texts: what is not saved yet would be missing in it. */
  readonly isUnsaved: boolean;
}

/** Sends the mail to who presses it (R909). */
export function TestMailButton({ mail, isUnsaved }: TestMailButtonProps) {
  const { t } = useTranslation('mail-texts');
  const errorTexts = useErrorTexts();
  const { mutate, isPending } = useTestMail();
  const send = () =>
    mutate(
      { params: { ...mail } },
      {
        onSuccess: ({ to }) =>
          showToast({
            title: t('test.sent.title'),
            text: t('test.sent.text', { to: leftToRight(to) }),
            tone: 'success',
          }),
        onError: error => showToast({ ...errorTexts(error), tone: 'danger' }),
      },
    );
  return (
    <Button tone="secondary" isPending={isPending} isDisabled={isUnsaved} onPress={send}>
      {t('test.send')}
    </Button>
  );
}
