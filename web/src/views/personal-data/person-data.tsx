import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonSearch } from '#people/profiles/person-search.tsx';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { usePreview } from './use-personal-data.ts';

interface PersonDataProps {
  /** Whose data it is about; nobody's before one is chosen. */
  readonly personId: string | null;
  readonly onChoose: (personId: string | null) => void;
}

/** One person, and what an owner can do with all that the academy stores about them. */
export function PersonData({ personId, onChoose }: PersonDataProps) {
  const { t } = useTranslation(['personal-data', 'dashboard']);
  return (
    <Card>
      <h2 className="text-lg font-semibold">{t('person.title')}</h2>
      <div className="mt-4">
        {personId === null ? (
          <PersonSearch label={t('person.search')} onChoose={({ id }) => onChoose(id)} />
        ) : (
          <Chosen key={personId} personId={personId} onChoose={onChoose} />
        )}
      </div>
    </Card>
  );
}

function Chosen({ personId, onChoose }: PersonDataProps) {
  const { t } = useTranslation(['personal-data', 'dashboard']);
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const { data: preview, error, refetch } = usePreview(personId);
  const [opened, setOpened] = useState<'export' | 'erase' | null>(null);
  const other = (
    <Button tone="quiet" onPress={() => onChoose(null)}>
      {t('person.other')}
    </Button>
  );
  if (!preview)
    return error ? (
      <>
        <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />
        {other}
      </>
    ) : (
      <Skeleton rows={2} />
    );
  const { person } = preview;
  const close = () => setOpened(null);
  return (
    <>
      <p>
        <bdi className="font-semibold">{nameOf(person, language)}</bdi>
        {person.role && <span className="ms-2 text-ink-soft">{t(`dashboard:roles.${person.role}`)}</span>}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button tone="secondary" onPress={() => setOpened('export')}>
          {t('export.open')}
        </Button>
        <Button tone="danger" onPress={() => setOpened('erase')}>
          {t('erase.open')}
        </Button>
        {other}
      </div>
      {opened === 'export' && <ExportDialog person={person} onClose={close} />}
      {opened === 'erase' && <EraseDialog preview={preview} onClose={close} />}
    </>
  );
}
