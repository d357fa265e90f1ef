import { describe, expect, test } from 'vitest';
import { changedSettings } from '#settings/changed-settings.ts';

const hours = [{ weekday: 1, opens: '08:00', closes: '20:00' }];

describe('what a change of the settings changes (R900)', () => {
  test('are the settings that get another value', () => {
    expect(
      changedSettings(
        { siteName: 'Bayan', launched: false, contactPhone: null },
        { siteName: 'Bayan', launched: true, contactPhone: '+966501234567' },
      ),
    ).toEqual(['launched', 'contactPhone']);
  });

  test('are not the settings that a change leaves out', () => {
    expect(changedSettings({ siteName: 'Bayan', launched: false }, {})).toEqual([]);
  });

  test('are also those that the version before did not have', () => {
    expect(changedSettings({}, { currency: 'GBP' })).toEqual(['currency']);
  });

  test('are hours of another time, and not the same hours with their parts in another order', () => {
    expect(
      changedSettings(
        { businessHours: hours },
        { businessHours: [{ closes: '20:00', opens: '08:00', weekday: 1 }] },
      ),
    ).toEqual([]);
    expect(
      changedSettings(
        { businessHours: hours },
        { businessHours: [{ weekday: 1, opens: '08:00', closes: '19:00' }] },
      ),
    ).toEqual(['businessHours']);
    expect(changedSettings({ businessHours: hours }, { businessHours: [] })).toEqual(['businessHours']);
  });
});
