import { useTranslation } from 'react-i18next';

interface CharactersLeftProps {
  readonly typed: string;
  readonly maxLength: number;
}

/** Codes and ages are shorter. They end by themselves, and need no counting. */
const SHORTEST_COUNTED = 40;

/**
 * Tells how much room is left, once nine tenths are filled (R743). Who listens hears of it twice, at that point and at the
 * end, and not at every key.
 */
export function CharactersLeft({ typed, maxLength }: CharactersLeftProps) {
  const { t } = useTranslation();
  const nearEnd = Math.floor(maxLength / 10);
  const left = maxLength - typed.length;
  const isNearEnd = maxLength >= SHORTEST_COUNTED && left <= nearEnd;
  const told = (count: number) =>
    count < 0 ? t('ui.charactersOver', { count: -count }) : t('ui.charactersLeft', { count });
  return (
    <>
      <span aria-live="polite" className="sr-only">
        {isNearEnd && told(left > 0 ? nearEnd : left)}
      </span>
      {isNearEnd && (
        <p aria-hidden="true" className={`text-sm ${left > 0 ? 'text-ink-soft' : 'font-medium text-brick'}`}>
          {told(left)}
        </p>
      )}
    </>
  );
}
