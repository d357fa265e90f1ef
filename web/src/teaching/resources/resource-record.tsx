import type { Resource } from '@bayan/domain/resources/resources.contract';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { ApiError } from '#platform/api-client.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { sizeText } from '#platform/size-text.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ResourceActions } from './resource-actions.tsx';
import { resourceDialogs } from './resource-dialogs.tsx';
import { ShelfBadge } from './shelf-badge.tsx';
import { UsesList } from './uses-list.tsx';
import { VisibilityButton } from './visibility-button.tsx';

interface ResourceRecordProps {
  readonly id: string;
  readonly canDownload: boolean;
  readonly onClose: () => void;
}

/** All of one resource: what it is, what an admin can do with it, and who uses it. */
export function ResourceRecord({ id, canDownload, onClose }: ResourceRecordProps) {
  const { t } = useTranslation('resources');
  const errorTexts = useErrorTexts();
  const { data: resource, error, refetch } = useEndpoint('GET /api/resources/{id}', { params: { id } });
  // Removed here or by somebody else: the list is what is left to see.
  const isGone = error instanceof ApiError && error.code === 'not-found';
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  if (isGone) return null;
  return (
    <Dialog
      title={resource?.title ?? t('list')}
      isOpen
      isDismissable
      isWide
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      {error && <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />}
      {!resource && !error && <Skeleton rows={4} />}
      {resource && (
        <div className="flex flex-col gap-4">
          <About resource={resource} />
          <div className="flex flex-wrap gap-2">
            <ResourceActions resource={resource} canChange canDownload={canDownload} />
          </div>
          <div className="-ms-5 flex flex-wrap">
            <VisibilityButton resource={resource} />
            <RetireButton resource={resource} />
          </div>
          <UsesList id={id} />
        </div>
      )}
    </Dialog>
  );
}

function About({ resource }: { readonly resource: Resource }) {
  const { t } = useTranslation(['resources', 'names']);
  const language = useLanguage();
  const { type, subject, grade, file, description, uploadedBy } = resource;
  return (
    <>
      <p className="text-sm text-ink-soft">
        {t('by')} <bdi>{nameOf(uploadedBy, language)}</bdi>
      </p>
      {description && (
        <OwnWords as="p" className="break-words whitespace-pre-line">
          {description}
        </OwnWords>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <ShelfBadge resource={resource} />
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
    </>
  );
}

function RetireButton({ resource }: { readonly resource: Resource }) {
  const { t } = useTranslation('resources');
  const openDialog = useOpenDialog(resourceDialogs);
  const change = resource.retiredAt ? 'restore' : 'retire';
  const action = t(`changes.${change}.open`);
  return (
    <Button
      tone="quiet"
      aria-label={t('actionOn', { action, title: resource.title })}
      onPress={() => openDialog({ dialog: 'shelf', change, resources: [resource] })}
    >
      {action}
    </Button>
  );
}
