import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';

const TEMPLATES = ['general', 'test', 'homework'] as const;

export interface TemplateButtonsProps {
  readonly notes: string;
  /** The notes box, in which the person goes on. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly isDisabled?: boolean;
  readonly isWide?: boolean;
  readonly onFill: (notes: string) => void;
}

/** One fills the empty notes box (R93); what stands there already is only added to, and only after asking. */
export function TemplateButtons({
  notes,
  field,
  isDisabled = false,
  isWide = false,
  onFill,
}: TemplateButtonsProps) {
  const { t } = useTranslation('sessions');
  const [asked, setAsked] = useState<string | null>(null);
  const isFilled = useRef(false);
  function fillIn(text: string) {
    isFilled.current = true;
    onFill(text);
  }
  // Once the box holds it, and no question is open that would keep the focus: at its end (R93).
  useEffect(() => {
    if (!isFilled.current || asked !== null) return;
    isFilled.current = false;
    field.current?.focus();
    field.current?.setSelectionRange(notes.length, notes.length);
  }, [notes, asked, field]);
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
            if (notes.trim() === '') fillIn(text);
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
          fillIn(`${notes.trimEnd()}\n\n${asked}`);
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
