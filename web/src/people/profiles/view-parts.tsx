import type { Subject } from '@bayan/domain/subjects/subjects';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { useSubjectNames } from './use-subject-names.ts';

export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="min-w-0">
    <h3 className="mb-1 text-sm text-ink-soft">{title}</h3>
    {children}
  </section>
);

export function Words({ text }: { readonly text: string }) {
  const { t } = useTranslation('profiles');
  if (!text) return t('none');
  return (
    <OwnWords as="p" className="max-w-prose break-words whitespace-pre-line">
      {text}
    </OwnWords>
  );
}

/** As somebody typed them, one to a line; each once. */
export function Entries({ entries }: { readonly entries: readonly string[] }) {
  const { t } = useTranslation('profiles');
  if (entries.length === 0) return t('none');
  return (
    <ul className="list-disc ps-5 marker:text-brass">
      {[...new Set(entries)].map(entry => (
        <li key={entry} className="break-words">
          <OwnWords>{entry}</OwnWords>
        </li>
      ))}
    </ul>
  );
}

export function SubjectBadges({ subjects }: { readonly subjects: readonly Subject[] }) {
  const { t } = useTranslation('profiles');
  const names = useSubjectNames();
  if (subjects.length === 0) return t('none');
  return (
    <ul className="flex flex-wrap gap-2">
      {subjects.map(subject => (
        <li key={subject}>
          <Badge>{names.shown(subject)}</Badge>
        </li>
      ))}
    </ul>
  );
}
