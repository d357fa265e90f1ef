import { hasCome, loadAnew } from '../../platform/load-anew.ts';
import { askForStamp } from './application-requests.ts';

/** What the first step of a form is shown without: it comes when somebody begins to write. */
async function load() {
  const [{ problemsIn }, { ChoiceField }] = await Promise.all([
    import('./problems.ts'),
    import('./choice-field.tsx'),
  ]);
  hasCome('form');
  return { problemsIn, ChoiceField };
}

export type LaterParts = Awaited<ReturnType<typeof load>>;

/** For later: where nothing comes, it is brought when it is needed. */
export const expectLaterParts = (): Promise<LaterParts | null> => load().catch(() => null);

export async function bringLaterParts(): Promise<LaterParts> {
  try {
    return await load();
  } catch (error) {
    await askForStamp(); // where the service cannot be reached, this tells so
    return loadAnew('form', error);
  }
}
