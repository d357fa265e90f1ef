export type Theme = 'light' | 'dark';

const isDark = (rule: CSSRule): rule is CSSMediaRule =>
  rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme: dark');

/** Shows a theme whatever the device prefers, by moving the condition of the tokens themselves. */
export function forceTheme(theme: Theme): void {
  document.documentElement.style.colorScheme = theme;
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (isDark(rule)) rule.media.mediaText = theme === 'dark' ? 'all' : 'not all';
}
