import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';

const TIPS = ['soon', 'specific', 'next', 'clock'] as const;

export function TipsCard() {
  const { t } = useTranslation('sessions');
  return (
    <Card>
      <h2 className="font-semibold">{t('logger.tips.title')}</h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 text-sm text-ink-soft marker:text-brass">
        {TIPS.map(tip => (
          <li key={tip}>{t(`logger.tips.${tip}`)}</li>
        ))}
      </ul>
    </Card>
  );
}
