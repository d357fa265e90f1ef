import { useTranslation } from 'react-i18next';

const figures = ['consultation', 'match', 'lesson', 'accepted'] as const;

/** The four claims, in digits (R344): in a row across the page, or two by two beside something else. */
export function Figures({ inARow = false }: { readonly inARow?: boolean }) {
  const { t } = useTranslation();
  return (
    <dl className={`grid grid-cols-2 gap-x-6 gap-y-5 ${inARow ? 'lg:grid-cols-4' : ''}`}>
      {figures.map(figure => (
        <div key={figure} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-ink-soft">{t(`figures.${figure}.label`)}</dt>
          <dd className="text-xl font-semibold">{t(`figures.${figure}.value`)}</dd>
        </div>
      ))}
    </dl>
  );
}
