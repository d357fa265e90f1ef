import type { Resource } from '@bayan/domain/resources/resources.contract';
import { useTranslation } from 'react-i18next';
import { shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { sizeText } from '#platform/size-text.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { OwnWords } from '#ui/own-words.tsx';
import type { ListColumns } from '#ui/record-list/list-column.ts';
import { ShelfBadge } from './shelf-badge.tsx';

export function useResourceColumns(): ListColumns<Resource> {
  const { t } = useTranslation(['resources', 'names']);
  const language = useLanguage();
  const where = { language, timeZone: useViewerTimezone() };
  return [
    { id: 'title', label: t('fields.title'), cell: ({ title }) => <OwnWords>{title}</OwnWords> },
    { id: 'type', label: t('fields.type'), cell: ({ type }) => t(`types.${type}`) },
    { id: 'subject', label: t('fields.subject'), cell: ({ subject }) => t(`names:subjects.${subject}`) },
    { id: 'owner', label: t('by'), cell: ({ uploadedBy }) => <bdi>{nameOf(uploadedBy, language)}</bdi> },
    {
      id: 'shelf',
      label: t('fields.visibility'),
      cell: resource => <ShelfBadge resource={resource} />,
    },
    {
      id: 'people',
      label: t('columns.people'),
      cell: ({ uses }) => uses?.people ?? 0,
      isNumeric: true,
    },
    {
      id: 'opens',
      label: t('columns.opens'),
      cell: ({ uses }) => uses?.opens ?? 0,
      isNumeric: true,
      isExtra: true,
    },
    {
      id: 'grade',
      label: t('fields.grade'),
      cell: ({ grade }) => grade && <OwnWords>{grade}</OwnWords>,
      isExtra: true,
    },
    {
      id: 'size',
      label: t('columns.size'),
      cell: ({ file }) => file && <bdi>{sizeText(file.size, language)}</bdi>,
      isNumeric: true,
      isExtra: true,
    },
    {
      id: 'added',
      label: t('columns.added'),
      cell: ({ createdAt }) => shortDayText(new Date(createdAt), where),
      isExtra: true,
    },
  ];
}
