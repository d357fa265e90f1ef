import type { Application } from '@bayan/domain/applications/application-admin.contract';
import type { ApplicationStage } from '@bayan/domain/applications/application-stage';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { newerIn } from '#platform/use-versions.ts';
import type { TwoVersions } from '#ui/two-versions.tsx';
import { useColleagues, useReadAgain } from './use-applications.ts';
import { useClockTexts } from './use-clock-texts.ts';

/** Where an application stands, as a refusal tells it. */
type Standing = Pick<Application, 'version' | 'stage' | 'ownerId' | 'consultationAt'>;

/** What the reader wished to make of it. */
interface Wish {
  readonly stage?: ApplicationStage;
  readonly ownerId?: string | null;
  readonly consultationAt?: Date | null;
}

interface Shown {
  readonly parts: ComponentProps<typeof TwoVersions>['parts'];
  readonly isOwn: boolean;
  readonly over: Standing;
  readonly wish: Wish;
}

const PARTS = ['stage', 'ownerId', 'consultationAt'] as const;

/** A colleague's change that was saved first beside what the reader wished, and the choice between them (R822). */
export function useApplicationVersions(application: Application) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const { moment } = useClockTexts();
  const { data: colleagues } = useColleagues();
  const readAgain = useReadAgain();
  const [shown, setShown] = useState<Shown | null>(null);
  const people = [...(colleagues?.items ?? []), ...(application.owner ? [application.owner] : [])];

  const texts = {
    stage: (stage: ApplicationStage) => t(`stages.${application.kind}.${stage}`),
    ownerId(id: string | null) {
      const owner = people.find(person => person.id === id);
      return owner ? nameOf(owner, language) : t(id === null ? 'owners.none' : 'versions.colleague');
    },
    consultationAt: (at: string | Date | null) => (at === null ? t('versions.none') : moment(at)),
  };
  const textsOf = (standing: Wish | Standing) => ({
    stage: standing.stage && texts.stage(standing.stage),
    ownerId: standing.ownerId === undefined ? undefined : texts.ownerId(standing.ownerId),
    consultationAt:
      standing.consultationAt === undefined ? undefined : texts.consultationAt(standing.consultationAt),
  });
  function partsOf(saved: Standing, wish: Wish) {
    const [theirs, before, yours] = [textsOf(saved), textsOf(application), textsOf(wish)];
    return PARTS.filter(part => theirs[part] !== (yours[part] ?? before[part])).map(part => ({
      label: t(`versions.${part}`),
      theirs: theirs[part] ?? '',
      // What was not wished for is not sent.
      yours: yours[part] ?? t('versions.stays'),
    }));
  }

  return {
    /** Whether both versions are shown: a colleague was first, and did something else. */
    onRefused(error: Error, wish: Wish): boolean {
      const newer = newerIn<Standing>(error);
      const parts = newer ? partsOf(newer.record, wish) : [];
      setShown(newer && parts.length > 0 ? { parts, wish, isOwn: newer.isOwn, over: newer.record } : null);
      if (newer && parts.length === 0) void readAgain();
      return parts.length > 0;
    },
    versionsFor: (keep: (version: number, wish: Wish) => void, onTaken?: () => void) =>
      shown && {
        parts: shown.parts,
        isOwn: shown.isOwn,
        onKeepYours: () => keep(shown.over.version, shown.wish),
        onTakeTheirs() {
          setShown(null);
          void readAgain();
          onTaken?.();
        },
      },
    settle: () => setShown(null),
  };
}
