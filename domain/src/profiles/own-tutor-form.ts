import { z } from 'zod';
import { httpsUrl } from '#fields/contact.ts';
import { entries } from '#fields/entries.ts';
import { money } from '#fields/number.ts';
import { paragraph } from '#fields/text.ts';
import { chosenSubjects } from '#subjects/subject.ts';

const LONGEST_TEXT = 5000;

/** What a tutor says about her teaching (R15). Gender, currency and approval are the academy's to set. */
export const ownTutorForm = z
  .strictObject({
    hourlyRate: money,
    bio: paragraph(LONGEST_TEXT),
    experience: paragraph(LONGEST_TEXT),
    subjects: chosenSubjects,
    qualifications: entries,
    availability: entries,
    meetingLink: httpsUrl.nullable(),
  })
  .partial();
