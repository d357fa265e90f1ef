import type { AreaWeight } from '#bench/pages/area-weight.ts';
import { judge } from '#bench/statistics/verdict.ts';
import { goalText, type Row, withoutControl } from './row.ts';

const KILOBYTE = 1024;
const FIRST_OPEN = { most: 150 };
const NEXT_SCREEN = { most: 60 };
/** It plans by drag and by key, which no other screen does. */
const CALENDAR = { path: '/admin-dashboard/sessions', most: 100 };

/** What the first screen of an area brings beyond a public page, and what each further one brings beyond that. */
export const areaRows = (area: string, { publicPage, firstOpen, nextScreens }: AreaWeight): Row[] => [
  row(`script of the ${area}'s first open, beyond a public page's`, firstOpen - publicPage, FIRST_OPEN),
  ...[...nextScreens].map(([path, bytes]) =>
    row(`script that ${path} adds`, bytes, path === CALENDAR.path ? CALENDAR : NEXT_SCREEN),
  ),
];

function row(measure: string, bytes: number, goal: { most: number }): Row {
  const kilobytes = bytes / KILOBYTE;
  return {
    ...withoutControl,
    measure,
    result: `${kilobytes.toFixed(1)} KB`,
    goal: goalText(goal, ' KB'),
    verdict: judge(kilobytes, goal),
  };
}
