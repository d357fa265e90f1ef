import { type Language, languageOfTag, languages } from '@bayan/domain/language/language';
import type { Theme } from './theme.ts';

/** One language in one theme; without a theme, the device's. */
export interface PanelChoice {
  readonly language: Language;
  readonly theme: Theme | null;
}

export const allPanels: readonly PanelChoice[] = languages.flatMap(language =>
  (['light', 'dark'] as const).map(theme => ({ language, theme })),
);

export const addressOf = ({ language, theme }: PanelChoice) => `?lng=${language}&theme=${theme}`;

export function panelAt(search: string): PanelChoice | null {
  const asked = new URLSearchParams(search);
  const language = languageOfTag(asked.get('lng'));
  const theme = asked.get('theme');
  return language && { language, theme: theme === 'light' || theme === 'dark' ? theme : null };
}
