import { z } from 'zod';
import { defineContract, everyRole } from '#contract/contract.ts';
import { country } from '#fields/contact.ts';
import { academyDay, instant } from '#fields/dates.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { line } from '#fields/text.ts';
import { withId } from '#fields/with-id.ts';
import { HOLIDAY_CERTAINTIES } from '#gulf-calendar/expected-holidays.ts';
import { HOLIDAY_LIMITS } from './holidays.limits.ts';

export const holidayView = z
  .object({
    id: z.uuid(),
    country: z.string(),
    key: z.string().describe('Unique in the country: the holiday with its year.'),
    name: z.string(),
    nameAr: z.string(),
    fromOn: z.string(),
    untilOn: z.string(),
    isOff: z.boolean().describe('True if no sessions take place.'),
    certainty: z.enum(HOLIDAY_CERTAINTIES),
    isEdited: z.boolean().describe('True if an admin wrote it. The server does not change it then.'),
    createdAt: instant,
    updatedAt: instant,
    version: z.int(),
  })
  .meta({ id: 'Holiday' });
export type HolidayRecord = z.input<typeof holidayView>;

const fields = {
  name: line(HOLIDAY_LIMITS.name),
  nameAr: line(HOLIDAY_LIMITS.name),
  fromOn: academyDay,
  untilOn: academyDay,
  isOff: z.boolean(),
  certainty: z.enum(HOLIDAY_CERTAINTIES),
};

const addForm = z.strictObject({
  country,
  ...fields,
  isOff: fields.isOff.default(false),
  certainty: fields.certainty.default('announced'),
});
export type AddHolidayForm = z.output<typeof addForm>;

const changeForm = z.strictObject(fields).partial();
export type ChangeHolidayForm = z.output<typeof changeForm>;

const listQuery = z.strictObject({
  country: country.optional(),
  from: academyDay.optional().describe('The first day. Holidays that end before it are left out.'),
  to: academyDay.optional().describe('The last day. Holidays that begin after it are left out.'),
  ...pageQuery,
});
export type HolidayFilters = Omit<z.output<typeof listQuery>, 'cursor' | 'limit'>;

export const holidaysContract = defineContract('holidays', {
  'GET /api/holidays': {
    summary: 'List holidays, soonest first',
    access: everyRole,
    query: listQuery,
    answer: { status: 200, json: pageOf(holidayView).meta({ id: 'HolidayPage' }) },
    errors: [],
  },
  'POST /api/holidays': {
    summary: 'Add a holiday',
    access: ['operations'],
    body: addForm,
    answer: { status: 201, record: holidayView },
    errors: ['holiday.exists'],
  },
  'PATCH /api/holidays/{id}': {
    summary: 'Update a holiday',
    description: 'The server no longer changes a holiday that an admin updated.',
    access: ['operations'],
    body: changeForm,
    version: 'required',
    answer: { status: 200, record: holidayView },
    errors: [],
  },
  'DELETE /api/holidays/{id}': {
    summary: 'Delete a holiday',
    description: 'The server does not add it again.',
    access: ['operations'],
    version: 'required',
    answer: { status: 200, json: withId.meta({ id: 'RemovedHoliday' }) },
    errors: [],
  },
});
