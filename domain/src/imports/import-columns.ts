import type { Language } from '#language/language.ts';
import type { ImportKind } from './import-kinds.ts';

type Names = Readonly<Record<Language, string>>;

/** The names of the columns in the first row of a file (R990). They are part of the format, like those of an export. */
const NAMES = {
  name: { en: 'Name', ar: 'الاسم' },
  nameAr: { en: 'Arabic name', ar: 'الاسم بالعربية' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  country: { en: 'Country', ar: 'البلد' },
  timezone: { en: 'Time zone', ar: 'المنطقة الزمنية' },
  language: { en: 'Language', ar: 'اللغة' },
  grade: { en: 'Grade', ar: 'الصف' },
  schoolYear: { en: 'School year', ar: 'المرحلة الدراسية' },
  birthDate: { en: 'Date of birth', ar: 'تاريخ الميلاد' },
  subjects: { en: 'Subjects', ar: 'المواد' },
  learningGoals: { en: 'Learning goals', ar: 'أهداف التعلّم' },
  parentName: { en: 'Parent name', ar: 'اسم ولي الأمر' },
  parentEmail: { en: 'Parent email', ar: 'بريد ولي الأمر' },
  parentPhone: { en: 'Parent phone', ar: 'هاتف ولي الأمر' },
  parentWhatsapp: { en: 'Parent WhatsApp', ar: 'واتساب ولي الأمر' },
  parentLanguage: { en: 'Parent language', ar: 'لغة ولي الأمر' },
  gender: { en: 'Gender', ar: 'الجنس' },
  hourlyRate: { en: 'Hourly rate', ar: 'أجر الساعة' },
  qualifications: { en: 'Qualifications', ar: 'المؤهلات' },
  experience: { en: 'Teaching experience', ar: 'الخبرة التدريسية' },
  bio: { en: 'Bio', ar: 'نبذة' },
  meetingLink: { en: 'Meeting link', ar: 'رابط الدرس' },
  tutorEmail: { en: 'Tutor email', ar: 'بريد المعلّم' },
  studentEmail: { en: 'Student email', ar: 'بريد الطالب' },
  subject: { en: 'Subject', ar: 'المادة' },
} as const satisfies Readonly<Record<string, Names>>;
export type ImportColumn = keyof typeof NAMES;
export const IMPORT_COLUMNS = Object.keys(NAMES) as [ImportColumn, ...ImportColumn[]];

const PERSON = ['name', 'nameAr', 'email', 'phone', 'country', 'timezone', 'language'] as const;

/** In the order of the template. */
export const COLUMNS_OF: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  students: [
    ...PERSON,
    'grade',
    'schoolYear',
    'birthDate',
    'subjects',
    'learningGoals',
    'parentName',
    'parentEmail',
    'parentPhone',
    'parentWhatsapp',
    'parentLanguage',
  ],
  tutors: [
    ...PERSON,
    'gender',
    'subjects',
    'hourlyRate',
    'qualifications',
    'experience',
    'bio',
    'meetingLink',
  ],
  assignments: ['tutorEmail', 'studentEmail', 'subject'],
};

/** A file without one of them says too little about anybody. */
export const NEEDED_COLUMNS: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  students: ['name', 'email'],
  tutors: ['name', 'email'],
  assignments: ['tutorEmail', 'studentEmail', 'subject'],
};

export const columnName = (column: ImportColumn, language: Language): string => NAMES[column][language];

/** Case, blanks, underscores and Arabic vowel marks do not tell two names apart. */
const folded = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[\u064b-\u0652\u0640\u200e\u200f]/g, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase();

/** The column that a cell of the first row names, in either language; null for any other text. */
export function columnNamed(kind: ImportKind, text: string): ImportColumn | null {
  const wanted = folded(text);
  const isNamed = (column: ImportColumn) =>
    folded(NAMES[column].en) === wanted || folded(NAMES[column].ar) === wanted;
  return COLUMNS_OF[kind].find(isNamed) ?? null;
}
