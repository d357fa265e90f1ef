import { describe, expect, test } from 'vitest';
import { pageSettingsOf } from '#settings/page-settings.ts';
import { settingsForm } from '#settings/settings.contract.ts';

const takes = (change: object) => settingsForm.safeParse(change).success;

describe('the settings (R190)', () => {
  test('a change names only what it changes', () => {
    expect(settingsForm.parse({ siteName: ' Bayan ' })).toEqual({ siteName: 'Bayan' });
    expect(settingsForm.parse({})).toEqual({});
  });

  test.each(['version', 'updatedAt', 'id', 'sitename'])('an unknown field such as %s is refused', field => {
    expect(takes({ [field]: 1 })).toBe(false);
  });

  test.each(['contactPhone', 'whatsappNumber', 'studentFormUrl', 'tutorFormUrl', 'enquiryFormUrl'])(
    '%s can be taken away',
    field => {
      expect(settingsForm.parse({ [field]: null })).toEqual({ [field]: null });
    },
  );

  test.each([
    'siteName',
    'siteNameAr',
    'contactEmail',
    'businessHours',
    'country',
    'timezone',
    'maxSessionDuration',
    'seriesHorizonWeeks',
    'defaultHourlyRate',
    'currency',
    'allowResourceDownloads',
    'requireApprovalForNewTutors',
    'emailNotifications',
    'launched',
    'geolocationUrl',
  ])('%s cannot', field => {
    expect(takes({ [field]: null })).toBe(false);
  });

  test('a contact address may be empty, as in a new store', () => {
    expect(settingsForm.parse({ contactEmail: '' })).toEqual({ contactEmail: '' });
    expect(settingsForm.parse({ contactEmail: ' Hello@Bayan.Example ' })).toEqual({
      contactEmail: 'hello@bayan.example',
    });
    expect(takes({ contactEmail: 'hello' })).toBe(false);
  });

  test.each([30, 45, 60, 90, 120])('the longest session may be %i minutes (R199)', minutes => {
    expect(takes({ maxSessionDuration: minutes })).toBe(true);
  });

  test.each([0, 20, 121, 240])('the longest session cannot be %i minutes', minutes => {
    expect(takes({ maxSessionDuration: minutes })).toBe(false);
  });

  test('series without an end are planned 8 to 52 weeks ahead (R453)', () => {
    expect([8, 26, 52, '٢٦'].map(weeks => takes({ seriesHorizonWeeks: weeks }))).not.toContain(false);
    expect([7, 53, 0, 26.5].map(weeks => takes({ seriesHorizonWeeks: weeks }))).not.toContain(true);
  });

  test('a bare abbreviation is no time zone (R193)', () => {
    expect(takes({ timezone: 'EST' })).toBe(false);
    expect(takes({ timezone: 'America/New_York' })).toBe(true);
  });

  test('the country is looked up on our own path or at an https address', () => {
    expect(takes({ geolocationUrl: '/api/geo' })).toBe(true);
    expect(takes({ geolocationUrl: 'https://geo.example/json' })).toBe(true);
    for (const url of ['/api/other', '//geo.example', 'http://geo.example', ''])
      expect(takes({ geolocationUrl: url })).toBe(false);
  });

  test('a switch is true or false and no word for it', () => {
    expect(takes({ launched: true })).toBe(true);
    for (const value of ['true', 1, 'on']) expect(takes({ launched: value })).toBe(false);
  });

  test('public pages get what they show and nothing else', () => {
    const shown = {
      siteName: 'Bayan Academy',
      siteNameAr: 'أكاديمية بيان',
      contactEmail: 'hello@bayan.example',
      contactPhone: '+966525550100',
      whatsappNumber: '+966525550101',
      businessHours: [{ weekday: 1, opens: '08:00', closes: '20:00' }],
      timezone: 'America/New_York',
      launched: true,
      studentFormUrl: null,
      tutorFormUrl: 'https://forms.example/tutor',
      enquiryFormUrl: null,
      geolocationUrl: '/api/geo',
      privacyVersion: '2026-11-18',
    };
    const all = { ...shown, defaultHourlyRate: 40, emailNotifications: false };
    expect(pageSettingsOf(all, 'https://bayan.example')).toEqual({
      ...shown,
      zoneName: 'EST',
      publicUrl: 'https://bayan.example',
    });
  });
});

describe('business hours (R194)', () => {
  const on = (weekday: unknown, opens: string, closes: string) =>
    takes({ businessHours: [{ weekday, opens, closes }] });

  test('close after they open', () => {
    expect(on(1, '08:00', '20:00')).toBe(true);
    expect(on(1, '09:59', '10:00')).toBe(true);
    expect(on(1, '20:00', '08:00')).toBe(false);
    expect(on(1, '08:00', '08:00')).toBe(false);
  });

  test('are on a weekday from 1, Monday, to 7', () => {
    for (const weekday of [1, 7, '٦']) expect(on(weekday, '08:00', '20:00')).toBe(true);
    for (const weekday of [0, 8, 1.5, 'Monday']) expect(on(weekday, '08:00', '20:00')).toBe(false);
  });

  test('may be several a day, or none at all', () => {
    const split = [
      { weekday: 6, opens: '09:00', closes: '12:00' },
      { weekday: 6, opens: '16:00', closes: '20:00' },
    ];
    expect(settingsForm.parse({ businessHours: split })).toEqual({ businessHours: split });
    expect(takes({ businessHours: [] })).toBe(true);
  });

  test('take no other field', () => {
    expect(takes({ businessHours: [{ weekday: 1, opens: '08:00', closes: '20:00', zone: 'UTC' }] })).toBe(
      false,
    );
    expect(takes({ businessHours: 'Monday to Friday' })).toBe(false);
  });
});
