import type { FamilyPrices } from '@bayan/domain/family-prices/family-prices.contract';
import { PRICE_DAYS } from '@bayan/domain/family-prices/family-prices.limits';
import { CURRENCIES, USUAL_CURRENCIES } from '@bayan/domain/money/currencies';
import { addDays } from '@bayan/domain/time/days';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { Alert } from '#ui/alert.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { DateField } from '#ui/date-field.tsx';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';
import { amountIn, type PriceFields } from './price-form.ts';

const MAX_DIGITS = 12;

interface PriceDialogProps {
  readonly prices: FamilyPrices;
  /** By the family's clock. */
  readonly today: string;
  readonly onClose: () => void;
}

/** Another price from a day on; what is before it keeps its own (R790). */
export function PriceDialog({ prices: { student, prices, version }, today, onClose }: PriceDialogProps) {
  const { t } = useTranslation(['family-prices', 'errors']);
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const usual = useEndpoint('GET /api/settings', {}).data?.currency;
  const [typed, setTyped] = useState<PriceFields>({
    perHour: '',
    currency: prices.find(({ currency }) => currency !== null)?.currency ?? null,
    validFrom: today,
    isNone: false,
  });
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useChange('POST /api/students/{id}/price', {
    alsoAffects: ['family-prices'],
  });
  const refused = useFieldErrors(error);
  const type = (change: Partial<PriceFields>) => setTyped({ ...typed, ...change });
  const perHour = amountIn(typed.perHour);
  const chosen = typed.currency ?? usual ?? null;
  const currency = CURRENCIES.find(code => code === chosen);
  const offered = [...new Set([chosen, usual, ...USUAL_CURRENCIES])].filter(code => code != null);
  const name = new Intl.DisplayNames(language, { type: 'currency' });
  const { validFrom, isNone } = typed;

  function save() {
    setChecked(true);
    if ((perHour === null && !isNone) || validFrom === null || !currency) return;
    mutate(
      {
        params: { id: student.id },
        version,
        body: { perHour: isNone ? null : perHour, currency, validFrom },
      },
      {
        onSuccess: () => {
          showToast({ title: t('saved.title'), text: t('saved.text'), tone: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <EditDialog
      title={t('dialog.title')}
      about={nameOf(student, language)}
      saveLabel={t('dialog.save')}
      isPending={isPending}
      problem={error && errorTexts(error)}
      draft={null}
      versions={null}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        name="perHour"
        label={t('fields.perHour')}
        hint={t('hints.perHour')}
        error={isChecked && !isNone && perHour === null ? t('problems.amount') : refused('perHour')}
        isRequired={!isNone}
        isDisabled={isNone}
        dir="ltr"
        inputMode="decimal"
        maxLength={MAX_DIGITS}
        value={typed.perHour}
        onChange={next => type({ perHour: next })}
      />
      <Select
        name="currency"
        label={t('fields.currency')}
        options={offered.map(id => ({ id, label: `${name.of(id) ?? id} (${id})` }))}
        value={chosen}
        error={isChecked && !currency ? t('problems.currency') : refused('currency')}
        onChange={next => type({ currency: next })}
      />
      <DateField
        name="validFrom"
        label={t('fields.validFrom')}
        hint={t('hints.validFrom')}
        min={addDays(today, -PRICE_DAYS.back)}
        max={addDays(today, PRICE_DAYS.ahead)}
        error={isChecked && validFrom === null ? t('errors:field.required') : refused('validFrom')}
        isRequired
        value={validFrom}
        onChange={next => type({ validFrom: next })}
      />
      {prices.length > 0 && (
        <Checkbox name="isNone" isSelected={isNone} onChange={next => type({ isNone: next })}>
          {t('fields.isNone')}
        </Checkbox>
      )}
      <div role="status">
        {validFrom !== null && validFrom < today && (
          <Alert tone="accent">{t('backdated', { day: dateText(validFrom, language) })}</Alert>
        )}
      </div>
    </EditDialog>
  );
}
