import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Colours = Readonly<Record<string, string>>;

const css = readFileSync(join(import.meta.dirname, '../../src/ui/tokens.css'), 'utf8');
const [lightCss = '', darkCss = ''] = css.split('@media screen and (prefers-color-scheme: dark)');
const coloursIn = (text: string): Colours =>
  Object.fromEntries([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));

const light = coloursIn(lightCss);
const themes = [
  ['light', light],
  ['dark', { ...light, ...coloursIn(darkCss) }],
] as const;

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function contrast(one: string | undefined, other: string | undefined): number {
  if (!one || !other) throw new Error('a colour is missing');
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const surfaces = ['paper', 'sand', 'sand-deep'];
const lanes = [1, 2, 3, 4, 5, 6];
const texts: ReadonlyArray<readonly [text: string, surfaces: readonly string[]]> = [
  ['ink', [...surfaces, 'teal-soft', 'brass-soft', 'palm-soft', 'brick-soft']],
  ['ink-soft', [...surfaces, 'teal-soft', 'brass-soft']],
  ['teal', ['paper', 'sand', 'teal-soft']],
  ['teal-strong', ['paper', 'sand', 'teal-soft']],
  ['brass-text', ['paper', 'sand', 'brass-soft']],
  ['palm', ['paper', 'sand', 'palm-soft']],
  ['brick', ['paper', 'sand', 'brick-soft']],
  ['paper', ['teal', 'teal-strong', 'brick', 'brick-strong']],
  ['on-panel', ['panel']],
  ['on-panel-accent', ['panel']],
  ...lanes.flatMap(lane => [
    [`lane-${lane}-ink`, [`lane-${lane}-soft`, 'paper']] as const,
    ['paper', [`lane-${lane}-ink`]] as const,
  ]),
];
const controls: typeof texts = [
  ['control', ['paper', 'sand']],
  ['teal', surfaces],
  ['brick', ['paper', 'sand']],
  ['teal-muted', ['paper']],
  ...lanes.map(lane => [`lane-${lane}-edge`, ['paper']] as const),
];

const pairs = (of: typeof texts) => of.flatMap(([front, backs]) => backs.map(back => [front, back] as const));

describe.each(themes)('in the %s theme', (_, colours) => {
  test.each(pairs(texts))('text in %s can be read on %s', (text, surface) => {
    expect(contrast(colours[text], colours[surface])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(controls))('an edge in %s can be seen on %s', (edge, surface) => {
    expect(contrast(colours[edge], colours[surface])).toBeGreaterThanOrEqual(3);
  });
});
