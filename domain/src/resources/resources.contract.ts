import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { httpsUrl } from '#fields/contact.ts';
import { instant } from '#fields/dates.ts';
import { wholeNumber } from '#fields/number.ts';
import { line, lineOrNothing, paragraph, searchText } from '#fields/text.ts';
import { FILE_USES } from '#files/file.ts';
import { fileLink } from '#files/files.contract.ts';
import { RESOURCE_TYPES } from '#files/resource-type.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { RESOURCE_LIMITS } from './resources.limits.ts';

export const resourceView = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    type: z.enum(RESOURCE_TYPES),
    subject,
    grade: z.string(),
    url: z.string().nullable().describe('Address of a link. Null for a file.'),
    file: z.object({ name: z.string(), mediaType: z.string(), size: z.int() }).nullable(),
    isPublic: z.boolean(),
    uploadedBy: z.object({ id: z.uuid(), name: z.string(), nameAr: z.string().nullable() }),
    createdAt: instant,
    updatedAt: instant,
    version: z.int(),
  })
  .meta({ id: 'Resource' });
export type ResourceRecord = z.input<typeof resourceView>;
/** The answer as a client receives it. */
export type Resource = z.output<typeof resourceView>;

const resourcePage = z
  .object({
    items: z.array(resourceView),
    hasMore: z.boolean(),
    counts: z
      .object({ total: z.int(), documents: z.int(), worksheets: z.int(), videos: z.int() })
      .describe('Counts of all resources that the reader can see, regardless of the filters.'),
  })
  .meta({ id: 'ResourcePage' });
export type ResourcePage = z.output<typeof resourcePage>;

const title = line(RESOURCE_LIMITS.title);
const description = paragraph(RESOURCE_LIMITS.description);
const grade = lineOrNothing(RESOURCE_LIMITS.grade);

/** A link has an address. Every other type has an uploaded file. */
const addResourceForm = z
  .strictObject({
    type: z.enum(RESOURCE_TYPES),
    title,
    description: description.default(''),
    subject,
    grade: grade.default(''),
    isPublic: z.boolean(),
    url: httpsUrl.optional().describe('Address of a link.'),
    fileId: z.uuid().optional().describe('Id of the uploaded file, for every type except a link.'),
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
export type AddResourceForm = z.output<typeof addResourceForm>;

/** The type and the file cannot change. A new file is a new resource. */
const changeResourceForm = z.strictObject({
  title: title.optional(),
  description: description.optional(),
  subject: subject.optional(),
  grade: grade.optional(),
  isPublic: z.boolean().optional(),
  url: httpsUrl.optional().describe('Address of a link.'),
});
export type ChangeResourceForm = z.output<typeof changeResourceForm>;

const resourceListQuery = z.strictObject({
  type: z.enum(RESOURCE_TYPES).optional(),
  subject: subject.optional(),
  q: searchText.optional().describe('Text to find in the title, the description and the subject.'),
  sort: z.enum(['name', 'newest']).default('name'),
  limit: wholeNumber(1, RESOURCE_LIMITS.items).default(RESOURCE_LIMITS.items),
  offset: wholeNumber(0, RESOURCE_LIMITS.offset).default(0),
});
export type ResourceListQuery = z.output<typeof resourceListQuery>;

const teachers = ['admin', 'tutor'] as const;

export const resourcesContract = defineContract('resources', {
  'GET /api/resources': {
    summary: 'List resources and count them by type',
    access: teachers,
    query: resourceListQuery,
    answer: { status: 200, json: resourcePage },
    errors: [],
  },
  'GET /api/resources/{id}': {
    summary: 'Get a resource',
    access: teachers,
    answer: { status: 200, record: resourceView },
    errors: [],
  },
  'POST /api/resources': {
    summary: 'Add a link or an uploaded file as a resource',
    access: teachers,
    body: addResourceForm,
    answer: { status: 201, record: resourceView },
    errors: ['resource.file', 'resource.file-kind'],
  },
  'PATCH /api/resources/{id}': {
    summary: 'Update a resource’s details and visibility',
    access: teachers,
    body: changeResourceForm,
    version: 'required',
    answer: { status: 200, record: resourceView },
    errors: [],
  },
  'DELETE /api/resources/{id}': {
    summary: 'Delete a resource',
    description: 'The server erases the resource after 30 days.',
    access: teachers,
    version: 'required',
    answer: { status: 200, json: z.object({ id: z.uuid() }).meta({ id: 'RemovedResource' }) },
    errors: [],
  },
  'POST /api/resources/{id}/link': {
    summary: 'Create a temporary link to a resource’s file',
    description: 'The link works for an hour without a sign-in.',
    access: teachers,
    body: z.strictObject({ use: z.enum(FILE_USES) }),
    answer: { status: 200, json: fileLink },
    errors: ['resource.no-file', 'resource.downloads-off'],
  },
});
