import type { Resource } from '@bayan/domain/resources/resources.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { sizeText } from '#platform/size-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { externalIcon, fileIcon, noteIcon, playIcon } from '#ui/icons/room-icons.ts';
import { OwnWords } from '#ui/own-words.tsx';

interface ResourceCardProps {
  readonly resource: Resource;
  /** What can be done with it. */
  readonly children: ReactNode;
}

const ICONS = { document: fileIcon, worksheet: noteIcon, video: playIcon, link: externalIcon };

export function ResourceCard({ resource, children }: ResourceCardProps) {
  const { t } = useTranslation(['resources', 'names']);
  const language = useLanguage();
  const { type, title, description, subject, grade, file, isPublic, uploadedBy } = resource;
  return (
    <article className="flex h-full flex-col gap-4 rounded-large border border-line bg-paper p-5">
      <div className="flex items-start gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-card bg-teal-soft text-teal">
          <Icon drawing={ICONS[type]} />
        </span>
        <div className="min-w-0 grow">
          <h2 className="font-semibold break-words">
            <OwnWords>{title}</OwnWords>
          </h2>
          <p className="text-sm text-ink-soft">
            {t('by')} <bdi>{nameOf(uploadedBy, language)}</bdi>
          </p>
        </div>
      </div>
      {description && (
        <OwnWords as="p" className="line-clamp-4 text-sm break-words whitespace-pre-line">
          {description}
        </OwnWords>
      )}
      {!isPublic && <p className="text-xs text-ink-soft">{t('private.note')}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {!isPublic && <Badge tone="accent">{t('private.label')}</Badge>}
        <Badge>{t(`types.${type}`)}</Badge>
        <Badge tone="plain">{t(`names:subjects.${subject}`)}</Badge>
        {grade && (
          <Badge>
            <OwnWords>{grade}</OwnWords>
          </Badge>
        )}
        {file && (
          <span className="text-xs text-ink-soft">
            <bdi>{sizeText(file.size, language)}</bdi>
          </span>
        )}
      </div>
      <div className="mt-auto flex flex-wrap gap-2 border-t border-line pt-4">{children}</div>
    </article>
  );
}
