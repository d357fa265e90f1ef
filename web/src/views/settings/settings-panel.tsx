import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Card } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { PartBoundary } from '#ui/part-boundary.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SETTINGS_DRAFT, SettingsEditor } from './settings-editor.tsx';
import { useSavedSettings } from './use-settings.ts';

export function SettingsPanel() {
  const errorTexts = useErrorTexts();
  const { data, error, refetch } = useSavedSettings();
  if (data)
    return (
      <PartBoundary draft={SETTINGS_DRAFT}>
        <SettingsEditor settings={data} />
      </PartBoundary>
    );
  if (error) return <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />;
  return (
    <Card>
      <Skeleton rows={8} />
    </Card>
  );
}
