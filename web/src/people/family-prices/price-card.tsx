import { isReplaced, priceOn } from '@bayan/domain/family-prices/family-price';
import type { FamilyPrices } from '@bayan/domain/family-prices/family-prices.contract';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { moneyText } from '#platform/number-text.ts';
import { knownName } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useNow } from '#platform/use-now.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PriceDialog } from './price-dialog.tsx';

type Price = FamilyPrices['prices'][number];

/** What a family pays for an hour, what it paid before, and the way to another price (R790). */
export function PriceCard({ studentId }: { readonly studentId: string }) {
  const errorTexts = useErrorTexts();
  const { data, error, refetch } = useEndpoint('GET /api/students/{id}/price', { params: { id: studentId } });
  return (
    <PartCard>
      {data ? (
        <Prices prices={data} />
      ) : error ? (
        <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={2} />
      )}
    </PartCard>
  );
}

function Prices({ prices }: { readonly prices: FamilyPrices }) {
  const { t } = useTranslation('family-prices');
  const language = useLanguage();
  const [isSetting, setSetting] = useState(false);
  const today = wallClock(useNow(), prices.student.timezone).date;
  const inForce = priceOn(prices.prices, today);
  const text = ({ perHour, currency }: Price) =>
    perHour === null || currency === null
      ? t('none')
      : t('anHour', { price: moneyText(perHour, currency, language) });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 className="font-semibold">{t('title')}</h2>
          <p className="mt-1">{inForce ? text(inForce) : t('none')}</p>
        </div>
        <Button tone="secondary" onPress={() => setSetting(true)}>
          {t('set')}
        </Button>
      </div>
      {prices.prices.length > 0 && (
        <ul aria-label={t('list')} className="mt-3 border-t border-line text-sm">
          {prices.prices.map(price => (
            <li
              key={price.number}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 last:border-b-0 last:pb-0"
            >
              <span>
                {t('from', { day: dateText(price.validFrom, language), price: text(price) })}
                {price.by && (
                  <span className="text-ink-soft">
                    {' · '}
                    <bdi>{knownName(price.by, language) ?? t('nobody')}</bdi>
                  </span>
                )}
              </span>
              {isReplaced(prices.prices, price) ? (
                <Badge tone="quiet">{t('replaced')}</Badge>
              ) : (
                price === inForce && <Badge tone="success">{t('inForce')}</Badge>
              )}
            </li>
          ))}
        </ul>
      )}
      {isSetting && <PriceDialog prices={prices} today={today} onClose={() => setSetting(false)} />}
    </>
  );
}
