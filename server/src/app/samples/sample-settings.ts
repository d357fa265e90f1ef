import type { SettingsForm } from '@bayan/domain/settings/settings.contract';

const WEEKDAYS = [1, 2, 3, 4, 5];
const SATURDAY = 6;

export const sampleSettings = {
  contactEmail: 'hello@bayan.example',
  contactPhone: '+966525550100',
  whatsappNumber: '+966525550101',
  businessHours: [
    ...WEEKDAYS.map(weekday => ({ weekday, opens: '08:00', closes: '20:00' })),
    { weekday: SATURDAY, opens: '09:00', closes: '17:00' },
  ],
  country: 'SA',
  timezone: 'America/New_York',
  maxSessionDuration: 120,
  seriesHorizonWeeks: 26,
  defaultHourlyRate: 40,
  currency: 'GBP',
  allowResourceDownloads: true,
  requireApprovalForNewTutors: true,
  emailNotifications: true,
  launched: true,
} satisfies SettingsForm;
