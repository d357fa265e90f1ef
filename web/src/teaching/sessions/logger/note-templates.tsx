import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { TemplateButtons, type TemplateButtonsProps } from './template-buttons.tsx';

/** The templates beside the logger. */
export function NoteTemplates(props: Omit<TemplateButtonsProps, 'isWide'>) {
  const { t } = useTranslation('sessions');
  return (
    <Card>
      <h2 className="font-semibold">{t('logger.templates.title')}</h2>
      <div className="mt-4 flex flex-col gap-2">
        <TemplateButtons {...props} isWide />
      </div>
    </Card>
  );
}
