import { areaStart } from '#platform/area-start.ts';
import { textsPath } from '#platform/texts-path.ts';

/** Asked for with the script that needs them, not after it. The page of an area has done so itself. */
function askForTexts(): void {
  if (areaStart()) return;
  const link = document.createElement('link');
  Object.assign(link, {
    rel: 'preload',
    as: 'fetch',
    crossOrigin: 'anonymous',
    href: textsPath(document.documentElement.lang),
  });
  document.head.append(link);
}

/** Brings React, which takes the page over. */
export async function startClient(): Promise<void> {
  askForTexts();
  try {
    const { takeOver } = await import('./hydrate.tsx');
    await takeOver();
  } catch (error) {
    console.warn('The page stays as the server wrote it:', error);
  }
}
