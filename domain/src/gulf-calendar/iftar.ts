import { addDays } from '#time/days.ts';
import { wallClock } from '#time/zoned-time.ts';
import { type Place, sunset } from './sunset.ts';
import type { GULF_COUNTRIES } from './week.ts';

export type GulfCountry = (typeof GULF_COUNTRIES)[number];

interface City extends Place {
  readonly timezone: string;
}

/** The city whose sunset stands for its country. An admin may change what follows from it. */
const CITIES: Readonly<Record<GulfCountry, City>> = {
  SA: { timezone: 'Asia/Riyadh', latitude: 24.7136, longitude: 46.6753 },
  AE: { timezone: 'Asia/Dubai', latitude: 25.2048, longitude: 55.2708 },
  KW: { timezone: 'Asia/Kuwait', latitude: 29.3759, longitude: 47.9774 },
  QA: { timezone: 'Asia/Qatar', latitude: 25.2854, longitude: 51.531 },
  BH: { timezone: 'Asia/Bahrain', latitude: 26.2285, longitude: 50.586 },
  OM: { timezone: 'Asia/Muscat', latitude: 23.588, longitude: 58.3829 },
};

/** Each has one. */
export const zoneOfCountry = (country: GulfCountry): string => CITIES[country].timezone;

/** When families of a country break their fast, by its clock. */
export interface IftarWindow {
  readonly iftarFrom: string;
  readonly iftarUntil: string;
}

const QUARTER = 15;
const MINUTES_BEFORE = 30;
const MINUTES_AFTER = 60;

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function sunsetMinutes(day: string, city: City): number {
  const { time } = wallClock(sunset(day, city), city.timezone);
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** From half an hour before the earliest to an hour after the latest sunset of these days, in whole quarters (R547). */
export function iftarWindow(
  country: GulfCountry,
  { fromOn, untilOn }: { readonly fromOn: string; readonly untilOn: string },
): IftarWindow {
  const sunsets: number[] = [];
  for (let day = fromOn; day <= untilOn; day = addDays(day, 1))
    sunsets.push(sunsetMinutes(day, CITIES[country]));
  const from = Math.min(...sunsets) - MINUTES_BEFORE;
  const until = Math.max(...sunsets) + MINUTES_AFTER;
  return {
    iftarFrom: clockOf(Math.floor(from / QUARTER) * QUARTER),
    iftarUntil: clockOf(Math.ceil(until / QUARTER) * QUARTER),
  };
}
