import { useTranslation } from 'react-i18next';
import { Disclosure } from '#ui/disclosure.tsx';

const PROGRAMS = ['apple', 'google', 'outlook'] as const;

/** What to do with the address in the programs that most people have. */
export function HowToSubscribe() {
  const { t } = useTranslation('calendar');
  return (
    <div>
      <h3 className="font-semibold">{t('how.title')}</h3>
      {PROGRAMS.map(program => (
        <Disclosure key={program} name="calendar-programs" summary={t(`how.${program}.title`)}>
          {t(`how.${program}.text`)}
        </Disclosure>
      ))}
    </div>
  );
}
