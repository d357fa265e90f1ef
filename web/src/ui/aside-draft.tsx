import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetAside, readAside } from '#platform/drafts.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

/** Every text in what was typed, one to a line; ids and the like are no words of a person's. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\s|^\p{L}+$/u.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function textOf(stored: string): string {
  try {
    const texts = textsIn(JSON.parse(stored));
    return texts.length > 0 ? texts.join('\n') : stored;
  } catch {
    return stored;
  }
}

/** What was typed into a form and could not be opened, as text to copy from. */
export function AsideDraft({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const [stored, setStored] = useState<string | null>(null);
  // Once the form beside it has tried to open its draft.
  useEffect(() => setStored(readAside(name)), [name]);
  if (stored === null) return null;
  const text = textOf(stored);
  return (
    <Alert tone="accent" title={t('ui.aside.title')} isNews>
      <p>{t('ui.aside.text')}</p>
      <pre
        dir="auto"
        className="mt-3 max-h-48 overflow-auto rounded-card bg-paper p-3 font-sans whitespace-pre-wrap"
      >
        {text}
      </pre>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button tone="secondary" onPress={() => void navigator.clipboard?.writeText(text)}>
          {t('ui.aside.copy')}
        </Button>
        <Button
          tone="secondary"
          onPress={() => {
            forgetAside(name);
            setStored(null);
          }}
        >
          {t('ui.aside.remove')}
        </Button>
      </div>
    </Alert>
  );
}
