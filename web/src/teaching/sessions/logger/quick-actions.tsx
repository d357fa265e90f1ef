import { QUICK_ACTIONS, type QuickAction } from '@bayan/domain/sessions/quick-log';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Drawing } from '#ui/icons/drawing.ts';
import { calendarIcon, checkCircleIcon, historyIcon, playIcon } from '#ui/icons/room-icons.ts';
import { refreshIcon } from '#ui/icons/site-icons.ts';

const icons: Readonly<Record<QuickAction, Drawing>> = {
  start: playIcon,
  record: checkCircleIcon,
  ended: historyIcon,
  schedule: calendarIcon,
};

interface QuickActionsProps {
  readonly isDisabled: boolean;
  readonly onChoose: (action: QuickAction) => void;
  /** Null where there is no lesson to repeat. */
  readonly onNextWeek: (() => void) | null;
}

export function QuickActions({ isDisabled, onChoose, onNextWeek }: QuickActionsProps) {
  const { t } = useTranslation('sessions');
  return (
    <Card>
      <h2 className="font-semibold">{t('logger.quick.title')}</h2>
      <div className="mt-4 grid gap-2 sm:grid-cols-2 xl:grid-cols-1">
        {QUICK_ACTIONS.map(action => (
          <Button
            key={action}
            tone="secondary"
            isWide
            isDisabled={isDisabled}
            onPress={() => onChoose(action)}
          >
            <Icon drawing={icons[action]} className="size-4.5 text-teal" />
            {t(`logger.quick.${action}`)}
          </Button>
        ))}
        {onNextWeek && (
          <Button tone="secondary" isWide isDisabled={isDisabled} onPress={onNextWeek}>
            <Icon drawing={refreshIcon} className="size-4.5 text-teal" />
            {t('logger.quick.nextWeek')}
          </Button>
        )}
      </div>
    </Card>
  );
}
