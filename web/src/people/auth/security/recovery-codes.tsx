import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.ts';
import { useLanguage } from '#platform/i18n.ts';
import { printSheet } from '#platform/print-sheet.ts';
import { saveFile } from '#platform/save-file.ts';
import { useSiteName } from '#platform/settings.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { showToast } from '#ui/toast.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shown once, so that the way on opens when they are kept somewhere else (R643). */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation('security');
  const language = useLanguage();
  const siteName = useSiteName(language);
  const email = useAuth().userProfile?.email ?? '';
  const [isKept, setKept] = useState(false);
  const sheet = {
    language,
    title: t('recovery.sheet.title', { siteName }),
    text: t('recovery.sheet.text', { email }),
    lines: codes,
  };

  async function copy() {
    const isCopied = await navigator.clipboard?.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    );
    showToast(
      isCopied
        ? { title: t('recovery.copied.title'), text: t('recovery.copied.text'), tone: 'success' }
        : { title: t('recovery.copyByHand.title'), text: t('recovery.copyByHand.text') },
    );
  }

  const save = () =>
    saveFile(
      'bayan-recovery-codes.txt',
      new Blob([[sheet.title, sheet.text, '', ...codes, ''].join('\r\n')], { type: 'text/plain' }),
    );

  return (
    <div className="flex flex-col gap-5">
      <Alert tone="accent" title={t('recovery.once.title')} isNews>
        {t('recovery.once.text')}
      </Alert>
      <ol
        aria-label={t('recovery.title')}
        dir="ltr"
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-card border border-line bg-sand p-4 text-center font-semibold tabular-nums"
      >
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" onPress={() => void copy()}>
          {t('recovery.copy')}
        </Button>
        <Button tone="secondary" onPress={save}>
          {t('recovery.save')}
        </Button>
        <Button tone="secondary" onPress={() => printSheet(sheet)}>
          {t('recovery.print')}
        </Button>
      </div>
      <Checkbox name="kept" isSelected={isKept} onChange={setKept}>
        {t('recovery.kept')}
      </Checkbox>
      <Button size="large" isWide isDisabled={!isKept} onPress={onKept}>
        {t('recovery.goOn')}
      </Button>
    </div>
  );
}
