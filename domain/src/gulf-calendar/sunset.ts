export interface Place {
  /** In degrees, north. */
  readonly latitude: number;
  /** In degrees, east. */
  readonly longitude: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
const sine = (angle: number) => Math.sin(radians(angle));
const cosine = (angle: number) => Math.cos(radians(angle));

const DAY_MS = 86_400_000;
/** Noon of 1 January 2000. */
const J2000_MS = Date.UTC(2000, 0, 1, 12);
const DAYS_A_CENTURY = 36_525;
const NOON_MINUTES = 720;
const MINUTES_A_DEGREE = 4;
/** The upper edge of the sun is at the horizon, which refraction lifts. */
const ZENITH = 90.833;

/** Where the sun stands some centuries after 2000: how far north, and how much its clock is ahead, in minutes. */
function sunAt(centuries: number): { readonly declination: number; readonly equationOfTime: number } {
  const t = centuries;
  const longitude = 280.46646 + t * (36_000.76983 + t * 0.0003032);
  const anomaly = 357.52911 + t * (35_999.05029 - t * 0.0001537);
  const eccentricity = 0.016708634 - t * (0.000042037 + t * 0.0000001267);
  const centre =
    sine(anomaly) * (1.914602 - t * (0.004817 + t * 0.000014)) +
    sine(2 * anomaly) * (0.019993 - t * 0.000101) +
    sine(3 * anomaly) * 0.000289;
  const node = 125.04 - 1934.136 * t;
  const apparent = longitude + centre - 0.00569 - 0.00478 * sine(node);
  const seconds = 21.448 - t * (46.815 + t * (0.00059 - t * 0.001813));
  const obliquity = 23 + (26 + seconds / 60) / 60 + 0.00256 * cosine(node);
  const y = Math.tan(radians(obliquity) / 2) ** 2;
  const equation =
    y * sine(2 * longitude) -
    2 * eccentricity * sine(anomaly) +
    4 * eccentricity * y * sine(anomaly) * cosine(2 * longitude) -
    0.5 * y * y * sine(4 * longitude) -
    1.25 * eccentricity * eccentricity * sine(2 * anomaly);
  return {
    declination: degrees(Math.asin(sine(obliquity) * sine(apparent))),
    equationOfTime: MINUTES_A_DEGREE * degrees(equation),
  };
}

/** When the sun sets on a day, by the formula of NOAA: right within a few minutes where it sets every day. */
export function sunset(day: string, { latitude, longitude }: Place): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const minutesAt = (instant: number) => {
    const { declination, equationOfTime } = sunAt((instant - J2000_MS) / DAY_MS / DAYS_A_CENTURY);
    const hourAngle = degrees(
      Math.acos(
        cosine(ZENITH) / (cosine(latitude) * cosine(declination)) -
          Math.tan(radians(latitude)) * Math.tan(radians(declination)),
      ),
    );
    return NOON_MINUTES + MINUTES_A_DEGREE * (hourAngle - longitude) - equationOfTime;
  };
  const noon = midnight + DAY_MS / 2;
  return new Date(midnight + Math.round(minutesAt(noon) * 60) * 1000);
}
