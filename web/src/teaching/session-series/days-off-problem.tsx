import { shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { Alert } from '#ui/alert.tsx';
import { useClashText } from './use-clash-text.ts';
import { clashesIn, useDaysOffProblem } from './use-days-off-problem.ts';

interface DaysOffProblemProps {
  readonly error: Error;
  /** By this clock the days are told. */
  readonly familyTimezone: string;
}

/** Why a day off or a pause stays; where days are not free, which ones and what is there. */
export function DaysOffProblem({ error, familyTimezone }: DaysOffProblemProps) {
  const language = useLanguage();
  const { title, text } = useDaysOffProblem()(error);
  const clashText = useClashText(familyTimezone);
  const clashes = clashesIn(error);
  return (
    <Alert tone="danger" title={title} isNews>
      <p>{text}</p>
      {clashes.length > 0 && (
        <ul className="mt-2 flex flex-col gap-2">
          {clashes.map(clash => (
            <li key={clash.day}>
              <span className="block font-semibold">
                {shortDayText(new Date(clash.day), { language, timeZone: 'UTC' })}
              </span>
              {clashText(clash)}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
