import { z } from 'zod';
import { httpsUrl } from '../fields/contact.ts';
import { money } from '../fields/number.ts';
import { line, paragraph } from '../fields/text.ts';
import { subject } from '../sessions/subject.ts';

const LONGEST_TEXT = 5000;
const LONGEST_ENTRY = 200;
const MOST_ENTRIES = 30;

const entries = z.array(line(LONGEST_ENTRY)).max(MOST_ENTRIES);

/** What a tutor says about her teaching (R15). Gender, currency and approval are the academy's to set. */
export const ownTutorForm = z
  .strictObject({
    hourlyRate: money,
    bio: paragraph(LONGEST_TEXT),
    experience: paragraph(LONGEST_TEXT),
    subjects: z.array(subject).overwrite(chosen => [...new Set(chosen)]),
    qualifications: entries,
    availability: entries,
    meetingLink: httpsUrl.nullable(),
  })
  .partial();
