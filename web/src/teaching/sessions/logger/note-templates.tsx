import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Confirm } from '#ui/confirm.tsx';

const TEMPLATES = ['general', 'test', 'homework'] as const;

interface NoteTemplatesProps {
  readonly notes: string;
  readonly isDisabled: boolean;
  readonly onFill: (notes: string) => void;
}

/** One fills the empty notes box (R93); what stands there already is only added to, and only after asking. */
export function NoteTemplates({ notes, isDisabled, onFill }: NoteTemplatesProps) {
  const { t } = useTranslation('sessions');
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <Card>
      <h2 className="font-semibold">{t('logger.templates.title')}</h2>
      <div className="mt-4 flex flex-col gap-2">
        {TEMPLATES.map(template => (
          <Button
            key={template}
            tone="secondary"
            isWide
            isDisabled={isDisabled}
            onPress={() => {
              const text = t(`logger.templates.${template}.text`);
              if (notes.trim() === '') onFill(text);
              else setAsked(text);
            }}
          >
            {t(`logger.templates.${template}.name`)}
          </Button>
        ))}
      </div>
      <Confirm
        isOpen={asked !== null}
        title={t('logger.templates.ask.title')}
        text={t('logger.templates.ask.text')}
        confirmLabel={t('logger.templates.ask.confirm')}
        onConfirm={() => {
          onFill(`${notes.trimEnd()}\n\n${asked}`);
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      />
    </Card>
  );
}
