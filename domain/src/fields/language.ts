import { z } from 'zod';
import { languages } from '#language/language.ts';

/** Apart from the language constants, so that the public pages load no schema library. */
export const language = z.enum(languages);
