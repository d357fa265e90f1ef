import { TEACHING_LEVELS } from '@bayan/domain/public-tutors/offered';
import { queryOfFilters, TUTORS_PAGE, type TutorFilters } from '@bayan/domain/public-tutors/tutor-filters';
import { SUBJECTS } from '@bayan/domain/subjects/subjects';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '#ui/page-link.tsx';

const chip =
  'inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm font-medium whitespace-nowrap hover:border-teal aria-[current]:border-teal aria-[current]:bg-teal aria-[current]:text-paper forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText]';

/** What most families come for stands first. */
const subjects = SUBJECTS.toSorted((a, b) => Number(b === 'English') - Number(a === 'English'));

interface ChipProps {
  readonly filters: TutorFilters;
  readonly isChosen: boolean;
  readonly children: ReactNode;
}

/** A link: a view has an address of its own, and needs no script. */
const Chip = ({ filters, isChosen, children }: ChipProps) => (
  <li>
    <PageLink
      to={TUTORS_PAGE + queryOfFilters({ ...filters, after: undefined })}
      aria-current={isChosen ? 'true' : undefined}
      className={chip}
    >
      {children}
    </PageLink>
  </li>
);

/** On a phone a row scrolls sideways instead of filling the screen. */
const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <nav aria-label={name}>
    <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 pb-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
      {children}
    </ul>
  </nav>
);

export function TutorFilterBar({ filters }: { readonly filters: TutorFilters }) {
  const { t } = useTranslation(['public-tutors', 'names']);
  const { subject, level, women, arabic } = filters;
  return (
    <div className="flex flex-col gap-3">
      <Row name={t('filters.subject')}>
        <Chip filters={{ ...filters, subject: undefined }} isChosen={!subject}>
          {t('filters.allSubjects')}
        </Chip>
        {subjects.map(name => (
          <Chip key={name} filters={{ ...filters, subject: name }} isChosen={subject === name}>
            {t(`names:subjects.${name}`)}
          </Chip>
        ))}
      </Row>
      <Row name={t('filters.level')}>
        <Chip filters={{ ...filters, level: undefined }} isChosen={!level}>
          {t('filters.allLevels')}
        </Chip>
        {TEACHING_LEVELS.map(name => (
          <Chip key={name} filters={{ ...filters, level: name }} isChosen={level === name}>
            {t(`levels.${name}`)}
          </Chip>
        ))}
        <Chip filters={{ ...filters, women: !women }} isChosen={women === true}>
          {t('filters.women')}
        </Chip>
        <Chip filters={{ ...filters, arabic: !arabic }} isChosen={arabic === true}>
          {t('filters.arabic')}
        </Chip>
      </Row>
    </div>
  );
}
