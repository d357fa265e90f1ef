import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { httpsUrl } from '#fields/contact.ts';
import { instant } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { wholeNumber } from '#fields/number.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { line, lineOrNothing, paragraph, searchText } from '#fields/text.ts';
import { withId } from '#fields/with-id.ts';
import { FILE_USES } from '#files/file.ts';
import { fileLink } from '#files/files.contract.ts';
import { RESOURCE_TYPES } from '#files/resource-type.ts';
import { subject } from '#subjects/subjects.contract.ts';
import { RESOURCE_SHELVES } from './resource-shelf.ts';
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
    retiredAt: instant.nullable().describe('A retired resource is in no list of tutors any more.'),
    uses: z
      .object({ opens: z.int(), people: z.int() })
      .nullable()
      .describe('How often it was opened, and by how many people. Null if never, and for tutors.'),
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
  isRetired: z.boolean().optional().describe('Only admins retire a resource and bring it back.'),
});
export type ChangeResourceForm = z.output<typeof changeResourceForm>;

const resourceFilters = {
  type: z.enum(RESOURCE_TYPES).optional(),
  subject: subject.optional(),
  q: searchText.optional().describe('Text to find in the title, the description and the subject.'),
  shelf: z
    .enum(RESOURCE_SHELVES)
    .optional()
    .describe('Only for admins. Without it, the list has all resources that are not retired.'),
};
const resourceExportQuery = z.strictObject(resourceFilters);
export type ResourceFilters = z.output<typeof resourceExportQuery>;

const resourceListQuery = z.strictObject({
  ...resourceFilters,
  sort: z.enum(['name', 'newest']).default('name'),
  limit: wholeNumber(1, RESOURCE_LIMITS.items).default(RESOURCE_LIMITS.items),
  offset: wholeNumber(0, RESOURCE_LIMITS.offset).default(0),
});
export type ResourceListQuery = z.output<typeof resourceListQuery>;

const resourceUse = z.object({ person: namedPerson, opens: z.int(), lastAt: instant });
export type ResourceUseRecord = z.input<typeof resourceUse>;

const resourceUsePage = pageOf(resourceUse)
  .extend({
    opens: z.int().describe('How often the resource was opened in all.'),
    people: z.int().describe('How many people have opened it.'),
  })
  .meta({ id: 'ResourceUsePage' });

const teachers = ['operations', 'tutor'] as const;

export const resourcesContract = defineContract('resources', {
  'GET /api/resources': {
    summary: 'List resources and count them by type',
    access: teachers,
    query: resourceListQuery,
    answer: { status: 200, json: resourcePage },
    errors: [],
  },
  'GET /api/resources/export': {
    summary: 'Export the library as a CSV file',
    description: 'The file contains every resource that matches the filters.',
    access: ['operations'],
    query: resourceExportQuery,
    answer: { status: 200, file: 'text/csv; charset=utf-8' },
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
    answer: {
      status: 200,
      record: z.object({ id: z.uuid(), version: z.int() }).meta({ id: 'RemovedResource' }),
    },
    errors: [],
  },
  'POST /api/resources/{id}/restore': {
    summary: 'Bring back a deleted resource',
    description: 'Only the account that deleted the resource can bring it back, within 60 seconds.',
    access: teachers,
    version: 'required',
    answer: { status: 200, record: resourceView },
    errors: ['resource.undo-over'],
  },
  'POST /api/resources/{id}/link': {
    summary: 'Create a temporary link to a resource’s file',
    description: 'The link works for an hour without a sign-in.',
    access: teachers,
    body: z.strictObject({ use: z.enum(FILE_USES) }),
    answer: { status: 200, json: fileLink },
    errors: ['resource.no-file', 'resource.downloads-off'],
  },
  'POST /api/resources/{id}/opens': {
    summary: 'Count that you opened a link',
    description: 'The server counts a file by itself when it creates the file’s link.',
    access: teachers,
    answer: { status: 200, json: withId.meta({ id: 'OpenedResource' }) },
    errors: [],
  },
  'GET /api/resources/{id}/uses': {
    summary: 'List who opened a resource, latest first',
    access: ['operations'],
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: resourceUsePage },
    errors: [],
  },
});
