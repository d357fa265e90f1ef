import { describe, expect, test } from 'vitest';
import type { Settings, SettingsForm } from '#settings/settings.contract.ts';
import { effectsOf } from '#settings/settings-effects.ts';

const settings: Settings = {
  siteName: 'Bayan Academy',
  siteNameAr: 'أكاديمية بيان',
  contactEmail: '',
  contactPhone: null,
  whatsappNumber: null,
  businessHours: [],
  timezone: 'Asia/Riyadh',
  country: 'SA',
  maxSessionDuration: 120,
  seriesHorizonWeeks: 26,
  defaultHourlyRate: 40,
  currency: 'GBP',
  allowResourceDownloads: true,
  requireApprovalForNewTutors: true,
  emailNotifications: true,
  launched: false,
  studentFormUrl: null,
  tutorFormUrl: null,
  enquiryFormUrl: null,
  geolocationUrl: '/api/geo',
};

describe('what a change of the settings does (R905)', () => {
  test.each<[SettingsForm, string[]]>([
    [{ launched: true }, ['siteOpens']],
    [{ launched: false }, []],
    [{ allowResourceDownloads: false }, ['downloadsOff']],
    [{ requireApprovalForNewTutors: false }, ['approvalOff']],
    [{ emailNotifications: false }, ['emailsOff']],
    [{ maxSessionDuration: 60 }, ['longestSession']],
    [{ seriesHorizonWeeks: 40 }, ['seriesAhead']],
    [{ studentFormUrl: 'https://forms.example' }, ['formsElsewhere']],
    [{ geolocationUrl: 'https://geo.example' }, ['countryElsewhere']],
    [{ defaultHourlyRate: 45, currency: 'SAR' }, ['newTutorsRate']],
    [{ siteName: 'Bayan', contactPhone: '+966501234567', launched: true }, ['name', 'contacts', 'siteOpens']],
  ])('%j: %j', (change, effects) => {
    expect(effectsOf(settings, change)).toEqual(effects);
  });

  test.each<[SettingsForm, string[]]>([
    [{ launched: false }, ['siteCloses']],
    [{ allowResourceDownloads: true }, ['downloadsOn']],
    [{ requireApprovalForNewTutors: true }, ['approvalOn']],
    [{ emailNotifications: true }, ['emailsOn']],
    [{ tutorFormUrl: null }, ['formsOwn']],
    [{ geolocationUrl: '/api/geo' }, ['countryOwn']],
  ])('the other way, %j: %j', (change, effects) => {
    const other: Settings = {
      ...settings,
      launched: true,
      allowResourceDownloads: false,
      requireApprovalForNewTutors: false,
      emailNotifications: false,
      tutorFormUrl: 'https://forms.example',
      geolocationUrl: 'https://geo.example',
    };
    expect(effectsOf(other, change)).toEqual(effects);
  });
});
