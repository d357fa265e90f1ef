import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icons/site-icons.ts';
import { StructuredData } from '#ui/structured-data.tsx';

const questions = [
  'timeZones',
  'ramadan',
  'female',
  'ages',
  'safety',
  'missed',
  'payment',
  'exams',
  'arabic',
  'device',
] as const;

/** What families ask, opened by the browser itself, and told to search engines. */
export function Questions() {
  const { t } = useTranslation();
  const entries = questions.map(key => ({
    key,
    question: t(`contact.questions.${key}.question`),
    answer: t(`contact.questions.${key}.answer`),
  }));
  return (
    <>
      <div className="max-w-4xl border-t border-line">
        {entries.map(({ key, question, answer }) => (
          <details key={key} className="group border-b border-line">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-4 hover:text-teal [&::-webkit-details-marker]:hidden">
              <h3 className="font-semibold sm:text-lg">{question}</h3>
              <Icon
                drawing={chevronDownIcon}
                className="size-5 text-ink-soft transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            <p className="max-w-3xl pb-6 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
      <StructuredData
        data={{
          '@type': 'FAQPage',
          mainEntity: entries.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
    </>
  );
}
