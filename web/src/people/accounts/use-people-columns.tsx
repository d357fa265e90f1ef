import { useTranslation } from 'react-i18next';
import { shortDayText } from '#platform/clock-text.ts';
import { commaText } from '#platform/comma-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useCity } from '#platform/use-city.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Avatar } from '#ui/avatar.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import type { ListColumn, ListColumns } from '#ui/record-list/list-column.ts';
import type { ListedPerson } from './listed-person.ts';
import type { ListedRole } from './people-filters.ts';
import { PersonStatus } from './person-status.tsx';

/** What a list of people shows of each. */
export function usePeopleColumns(role: ListedRole): ListColumns<ListedPerson> {
  const { t } = useTranslation(['people', 'names', 'profiles']);
  const language = useLanguage();
  const city = useCity();
  const clock = { language, timeZone: useViewerTimezone() };
  const none = <span className="text-ink-soft">{t('profiles:none')}</span>;
  const label = (id: string) => ({ id, label: t(`columns.${id}` as 'columns.name') });
  const grade: ListColumn<ListedPerson> = {
    ...label('grade'),
    cell: ({ grade: text }) => (text ? <OwnWords>{text}</OwnWords> : none),
  };
  const subjects: ListColumn<ListedPerson> = {
    ...label('subjects'),
    cell: ({ subjects: taught }) =>
      commaText(
        taught.map(subject => t(`names:subjects.${subject}`)),
        language,
      ),
  };
  return [
    {
      ...label('name'),
      cell: person => {
        const name = nameOf(person, language);
        return (
          <span className="flex items-center gap-3">
            <Avatar name={name} picture={person.picture?.small} size="small" />
            <bdi>{name}</bdi>
          </span>
        );
      },
    },
    {
      ...label('email'),
      cell: ({ email }) =>
        email ? (
          <bdi dir="ltr" className="inline-block wrap-anywhere lg:min-w-44">
            {email}
          </bdi>
        ) : (
          none
        ),
    },
    ...(role === 'student' ? [grade] : []),
    ...(role === 'none' ? [] : [subjects]),
    { ...label('status'), cell: person => <PersonStatus person={person} /> },
    {
      ...label('country'),
      isExtra: true,
      cell: ({ country }) => country && t(`names:country.${country}`, { defaultValue: country }),
    },
    { ...label('city'), isExtra: true, cell: ({ timezone }) => city(timezone) },
    {
      ...label('since'),
      isExtra: role !== 'none',
      cell: ({ createdAt }) => shortDayText(new Date(createdAt), clock),
    },
    { ...label('signIn'), isExtra: role !== 'none', cell: ({ signIn }) => t(`signIn.${signIn}`) },
  ];
}
