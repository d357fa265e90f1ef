import { useTranslation } from 'react-i18next';

/** A field that people neither see nor reach; programs that fill in everything fill it in (R379). */
export function HoneypotField() {
  const { t } = useTranslation('apply');
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {t('unseen')}
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
