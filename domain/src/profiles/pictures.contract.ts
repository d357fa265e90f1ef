import { z } from 'zod';
import { defineContract, everyRole } from '#contract/contract.ts';
import { wholeNumber } from '#fields/number.ts';
import { SHORTEST_SIDE } from './picture.ts';
import { personView } from './profiles.contract.ts';

const MAX_SIDE = 100_000;

/** The stored square, in pixels of the picture after its EXIF rotation. */
export const pictureCrop = z
  .strictObject({
    left: wholeNumber(0, MAX_SIDE).optional(),
    top: wholeNumber(0, MAX_SIDE).optional(),
    side: wholeNumber(SHORTEST_SIDE, MAX_SIDE)
      .optional()
      .describe('Omit `left`, `top` and `side` to use the middle of the picture.'),
  })
  .refine(
    ({ left, top, side }) => [left, top, side].every(part => part === undefined) || side !== undefined,
    {
      path: ['side'],
      params: { problem: 'required' },
    },
  );

export const picturesContract = defineContract('profiles', {
  'PUT /api/me/picture': {
    summary: 'Upload your picture',
    description: 'The file is a JPEG, PNG or WebP. The server stores a square part of it.',
    access: everyRole,
    query: pictureCrop,
    file: true,
    version: 'required',
    answer: { status: 200, record: personView, versionIn: 'profile' },
    errors: ['not-found', 'profile.picture-kind', 'profile.picture-size', 'file.infected'],
    limit: { name: 'pictures of a person', max: 30, per: 'hour', of: 'person' },
  },
  'DELETE /api/me/picture': {
    summary: 'Delete your picture',
    access: everyRole,
    version: 'required',
    answer: { status: 200, record: personView, versionIn: 'profile' },
    errors: ['not-found'],
  },
  'GET /api/pictures/{id}': {
    summary: 'Get a person’s picture',
    description: 'Anyone with the address can see the picture.',
    access: 'anyone',
    answer: { status: 200, file: '*/*' },
    errors: ['file.range'],
  },
  'GET /api/pictures/{id}/small': {
    summary: 'Get a small version of a person’s picture',
    description: 'Anyone with the address can see the picture.',
    access: 'anyone',
    answer: { status: 200, file: '*/*' },
    errors: ['file.range'],
  },
});
