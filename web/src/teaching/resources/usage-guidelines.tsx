import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';

const RULES = ['teaching', 'copyright', 'private', 'children', 'kinds'] as const;

export function UsageGuidelines() {
  const { t } = useTranslation('resources');
  return (
    <Card>
      <h2 className="text-lg font-semibold">{t('guidelines.title')}</h2>
      <ul className="mt-3 list-disc space-y-2 ps-5 text-sm">
        {RULES.map(rule => (
          <li key={rule}>{t(`guidelines.${rule}`)}</li>
        ))}
      </ul>
    </Card>
  );
}
