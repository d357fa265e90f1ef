import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

interface MoreButtonProps {
  readonly isPending: boolean;
  readonly onMore: () => void;
}

/** The end of what has come of a long list. Whoever scrolls to it gets more; a keyboard presses it. */
export function MoreButton({ isPending, onMore }: MoreButtonProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const bringMore = useEffectEvent(() => {
    if (!isPending) onMore();
  });
  useEffect(() => {
    const end = place.current;
    if (!end) return;
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) bringMore();
      },
      { rootMargin: '400px' },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="flex justify-center p-4">
      <Button tone="secondary" isPending={isPending} onPress={onMore}>
        {t('ui.more')}
      </Button>
    </div>
  );
}
