import { z } from 'zod';
import { instant } from '#fields/dates.ts';
import { RESOURCE_TYPES } from '#files/resource-type.ts';
import { subject } from '#subjects/subject.ts';

export const resourceView = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    type: z.enum(RESOURCE_TYPES),
    subject,
    grade: z.string(),
    url: z.string().nullable().describe('Where a link leads; null for what is a file.'),
    file: z.object({ name: z.string(), mediaType: z.string(), size: z.int() }).nullable(),
    isPublic: z.boolean(),
    uploadedBy: z.object({ id: z.uuid(), name: z.string(), nameAr: z.string().nullable() }),
    createdAt: instant,
    updatedAt: instant,
    version: z.int(),
  })
  .meta({ id: 'Resource' });
export type ResourceRecord = z.input<typeof resourceView>;
/** As the API answers it. */
export type Resource = z.output<typeof resourceView>;

export const resourcePage = z
  .object({
    items: z.array(resourceView),
    hasMore: z.boolean(),
    counts: z
      .object({ total: z.int(), documents: z.int(), worksheets: z.int(), videos: z.int() })
      .describe('Of all that one may see, whatever the filters.'),
  })
  .meta({ id: 'ResourcePage' });
export type ResourcePage = z.output<typeof resourcePage>;

export const removedResource = z.object({ id: z.uuid() }).meta({ id: 'RemovedResource' });
