/** In the order in which they are looked for: most browsers also name one that others were made for. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOPT\/|\bOPiOS\/|\bOpera[ /]/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\/|\bChromium\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b|\biPod\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b|\bMac OS X\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
] as const;

export const BROWSER_NAMES = BROWSERS.map(([name]) => name);
export const SYSTEM_NAMES = SYSTEMS.map(([name]) => name);

/** What a browser says of itself, as a person would say it. Null where it is none of those people use. */
export const namesIn = (userAgent: string | null) => ({
  browser: BROWSERS.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? null,
  system: SYSTEMS.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? null,
});
