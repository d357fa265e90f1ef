import { z } from 'zod';
import { httpsUrl } from '#fields/contact.ts';
import { wholeNumber } from '#fields/number.ts';
import { line, lineOrNothing, paragraph, searchText } from '#fields/text.ts';
import { FILE_USES } from '#files/file.ts';
import { RESOURCE_TYPES } from '#files/resource-type.ts';
import { subject } from '#subjects/subject.ts';
import { FURTHEST_OFFSET } from './furthest-offset.ts';

const title = line(200);
const description = paragraph(2000);
const grade = lineOrNothing(60);

/** A link has an address, everything else a file that was sent before. */
export const addResourceForm = z
  .strictObject({
    type: z.enum(RESOURCE_TYPES),
    title,
    description: description.default(''),
    subject,
    grade: grade.default(''),
    isPublic: z.boolean(),
    url: httpsUrl.optional().describe('For a link.'),
    fileId: z.uuid().optional().describe('For everything else: the id under which it was uploaded.'),
  })
  .superRefine(({ type, url, fileId }, { addIssue }) => {
    const wanted = type === 'link' ? 'url' : 'fileId';
    const given = { url, fileId };
    for (const field of ['url', 'fileId'] as const) {
      if ((given[field] !== undefined) === (field === wanted)) continue;
      const problem = field === wanted ? 'required' : 'unknown';
      addIssue({ code: 'custom', path: [field], params: { problem } });
    }
  });
export type AddResourceForm = z.infer<typeof addResourceForm>;

/** What it is and which file it has stays: another file is another resource. */
export const changeResourceForm = z.strictObject({
  title: title.optional(),
  description: description.optional(),
  subject: subject.optional(),
  grade: grade.optional(),
  isPublic: z.boolean().optional(),
  url: httpsUrl.optional().describe('Of a link only.'),
});
export type ChangeResourceForm = z.infer<typeof changeResourceForm>;

const PAGE_SIZE = 100;

export const resourceListQuery = z.strictObject({
  type: z.enum(RESOURCE_TYPES).optional(),
  subject: subject.optional(),
  q: searchText.optional().describe('In title, description and subject.'),
  sort: z.enum(['name', 'newest']).default('name'),
  limit: wholeNumber(1, PAGE_SIZE).default(PAGE_SIZE),
  offset: wholeNumber(0, FURTHEST_OFFSET).default(0),
});
export type ResourceListQuery = z.infer<typeof resourceListQuery>;

export const fileLinkForm = z.strictObject({ use: z.enum(FILE_USES) });
