import type { TFunction } from 'i18next';

/** 08:00 is 8 AM and 20:30 is 8:30 PM; Arabic has a word of its own for noon. Written here and not by Intl, which differs from browser to browser. */
export function clockTime(t: TFunction, time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const twelfth = hour % 12 || 12;
  const shown = minute === 0 ? String(twelfth) : `${twelfth}:${String(minute).padStart(2, '0')}`;
  if (hour < 12) return t('hours.am', { time: shown });
  return hour === 12 ? t('hours.noon', { time: shown }) : t('hours.pm', { time: shown });
}
