import { useTranslation } from 'react-i18next';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { OwnWords } from './own-words.tsx';

interface TwoVersionsProps {
  readonly parts: readonly { readonly label: string; readonly theirs: string; readonly yours: string }[];
  /** Whether the other change was made by the same account. */
  readonly isOwn: boolean;
  readonly isPending: boolean;
  readonly onKeepYours: () => void;
  readonly onTakeTheirs: () => void;
}

/** Another change was saved first: both versions side by side, where they differ, and the choice between them. */
export function TwoVersions({ parts, isOwn, isPending, onKeepYours, onTakeTheirs }: TwoVersionsProps) {
  const { t } = useTranslation();
  const whose = isOwn ? 'ui.versions.own' : 'ui.versions';
  return (
    <div className="flex flex-col gap-5">
      <Alert tone="accent" title={t(`${whose}.title`)} isNews>
        {t('ui.versions.text')}
      </Alert>
      {parts
        .filter(({ theirs, yours }) => theirs !== yours)
        .map(({ label, theirs, yours }) => (
          <section key={label}>
            <h3 className="text-sm font-semibold">{label}</h3>
            <div className="mt-2 grid gap-3 sm:grid-cols-2">
              <Version label={t(`${whose}.theirs`)} text={theirs} />
              <Version label={t('ui.versions.yours')} text={yours} />
            </div>
          </section>
        ))}
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="secondary" isDisabled={isPending} onPress={onTakeTheirs}>
          {t(`${whose}.takeTheirs`)}
        </Button>
        <Button isPending={isPending} onPress={onKeepYours}>
          {t('ui.versions.keepYours')}
        </Button>
      </div>
    </div>
  );
}

const Version = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <div className="rounded-card border border-line p-4 text-sm">
    <p className="text-ink-soft">{label}</p>
    <OwnWords as="p" className="mt-1 break-words whitespace-pre-line">
      {text || '–'}
    </OwnWords>
  </div>
);
