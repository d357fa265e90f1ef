import { useLanguage } from '#platform/i18n.ts';
import { useSiteName } from '#platform/settings.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The shape of a page of an area: its heading, the line below it, and a first card (R670). */
export function PageSkeleton() {
  const siteName = useSiteName(useLanguage());
  return (
    <>
      <title>{siteName}</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{siteName}</h1>
      <div className="animate-pulse">
        <div className="my-1 h-7 w-48 max-w-full rounded-small bg-sand-deep" />
        <div className="mt-4 h-4 w-72 max-w-full rounded-small bg-sand-deep" />
      </div>
      <Card className="mt-7">
        <Skeleton rows={5} />
      </Card>
    </>
  );
}
