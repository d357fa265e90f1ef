import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';

const TEMPLATES = ['general', 'test', 'homework'] as const;

export interface TemplateButtonsProps {
  readonly notes: string;
  readonly isDisabled?: boolean;
  readonly isWide?: boolean;
  readonly onFill: (notes: string) => void;
}

/** One fills the empty notes box (R93); what stands there already is only added to, and only after asking. */
export function TemplateButtons({ notes, isDisabled = false, isWide = false, onFill }: TemplateButtonsProps) {
  const { t } = useTranslation('sessions');
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <>
      {TEMPLATES.map(template => (
        <Button
          key={template}
          tone="secondary"
          isWide={isWide}
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
    </>
  );
}
