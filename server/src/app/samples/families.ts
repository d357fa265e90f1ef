import type { Language } from '@bayan/domain/language/language';
import type { Subject } from '@bayan/domain/subjects/subjects';
import { SAMPLE_ACCOUNTS } from './sample-accounts.ts';

interface SampleGuardian {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly whatsapp: string;
  readonly language: Language;
  readonly consents: readonly ('lessons' | 'recording' | 'marketing')[];
}

interface SampleStudent {
  readonly name: string;
  readonly nameAr: string;
  /** Only those who sign in have one. */
  readonly email?: string;
  readonly phone?: string;
  readonly country: string;
  readonly timezone: string;
  readonly language: Language;
  readonly isActive?: boolean;
  readonly daysHere: number;
  readonly grade: string;
  readonly schoolYear: string;
  readonly age: number;
  readonly birthday: string;
  readonly subjects: readonly Subject[];
  readonly learningGoals: readonly string[];
  readonly guardians: readonly SampleGuardian[];
}

/** The Gulf's numbers begin with digits that its operators do not give out. */
export const sampleStudents = {
  omar: {
    name: 'Omar Al Qahtani',
    nameAr: 'عمر القحطاني',
    email: SAMPLE_ACCOUNTS.student.email,
    phone: '+966525550120',
    country: 'SA',
    timezone: 'Asia/Riyadh',
    language: 'en',
    daysHere: 130,
    grade: 'Year 10',
    schoolYear: 'IGCSE, first year',
    age: 15,
    birthday: '03-14',
    subjects: ['English', 'Mathematics'],
    learningGoals: [
      'Reach grade 7 in IGCSE English',
      'Write a persuasive essay without a plan on the desk',
      'Solve quadratic equations with confidence',
    ],
    guardians: [
      {
        name: 'Abdullah Al Qahtani',
        email: 'abdullah.alqahtani@family.example',
        phone: '+966525550121',
        whatsapp: '+966525550121',
        language: 'ar',
        consents: ['lessons', 'recording'],
      },
      {
        name: 'Huda Al Shammari',
        email: 'huda.alshammari@family.example',
        phone: '+966525550122',
        whatsapp: '+966525550122',
        language: 'ar',
        consents: ['lessons'],
      },
    ],
  },
  mariam: {
    name: 'Mariam Al Suwaidi',
    nameAr: 'مريم السويدي',
    email: SAMPLE_ACCOUNTS.student2.email,
    phone: '+971535550130',
    country: 'AE',
    timezone: 'Asia/Dubai',
    language: 'ar',
    daysHere: 115,
    grade: 'Year 12',
    schoolYear: 'A level, first year',
    age: 17,
    birthday: '10-02',
    subjects: ['English', 'Calculus'],
    learningGoals: [
      'IELTS 7.5 for university entrance',
      'Differentiate and integrate without a formula sheet',
    ],
    guardians: [
      {
        name: 'Aisha Al Suwaidi',
        email: 'aisha.alsuwaidi@family.example',
        phone: '+971535550131',
        whatsapp: '+971535550131',
        language: 'ar',
        consents: ['lessons', 'recording', 'marketing'],
      },
    ],
  },
  hamad: {
    name: 'Hamad Al Kuwari',
    nameAr: 'حمد الكواري',
    country: 'QA',
    timezone: 'Asia/Qatar',
    language: 'ar',
    daysHere: 100,
    grade: 'Year 6',
    schoolYear: 'Primary, last year',
    age: 11,
    birthday: '06-21',
    subjects: ['English', 'History'],
    learningGoals: ['Read a whole chapter book alone', 'Speak up in class'],
    guardians: [
      {
        name: 'Jassim Al Kuwari',
        email: 'jassim.alkuwari@family.example',
        phone: '+97495550140',
        whatsapp: '+97495550141',
        language: 'en',
        consents: ['lessons'],
      },
    ],
  },
  dana: {
    name: 'Dana Al Rashidi',
    nameAr: 'دانة الرشيدي',
    country: 'KW',
    timezone: 'Asia/Kuwait',
    language: 'ar',
    daysHere: 108,
    grade: 'Year 8',
    schoolYear: 'Lower secondary',
    age: 13,
    birthday: '01-30',
    subjects: ['Physics', 'Algebra'],
    learningGoals: ['Draw a diagram before every problem', 'Enter the school science fair'],
    guardians: [
      {
        name: 'Badr Al Rashidi',
        email: 'badr.alrashidi@family.example',
        phone: '+96535550150',
        whatsapp: '+96535550150',
        language: 'ar',
        consents: ['lessons', 'recording'],
      },
    ],
  },
  salim: {
    name: 'Salim Al Balushi',
    nameAr: 'سالم البلوشي',
    country: 'OM',
    timezone: 'Asia/Muscat',
    language: 'en',
    daysHere: 96,
    grade: 'Year 9',
    schoolYear: 'Upper secondary, first year',
    age: 14,
    birthday: '08-09',
    subjects: ['Computer Science', 'Statistics'],
    learningGoals: ['Finish a game of his own in Python', 'Read a chart critically'],
    guardians: [
      {
        name: 'Khalfan Al Balushi',
        email: 'khalfan.albalushi@family.example',
        phone: '+96845550160',
        whatsapp: '+96845550160',
        language: 'ar',
        consents: ['lessons'],
      },
      {
        name: 'Zainab Al Lawati',
        email: 'zainab.allawati@family.example',
        phone: '+96845550161',
        whatsapp: '+96845550161',
        language: 'en',
        consents: ['lessons', 'marketing'],
      },
    ],
  },
  noor: {
    name: 'Noor Al Doseri',
    nameAr: 'نور الدوسري',
    country: 'BH',
    timezone: 'Asia/Bahrain',
    language: 'ar',
    daysHere: 93,
    grade: 'Year 4',
    schoolYear: 'Primary',
    age: 9,
    birthday: '11-18',
    subjects: ['English', 'Biology'],
    learningGoals: ['Hear and say p and b', 'Write five sentences a day'],
    guardians: [
      {
        name: 'Maryam Al Doseri',
        email: 'maryam.aldoseri@family.example',
        phone: '+97355550170',
        whatsapp: '+97355550170',
        language: 'ar',
        consents: ['lessons', 'recording'],
      },
    ],
  },
  fatima: {
    name: 'Fatima Al Ghamdi',
    nameAr: 'فاطمة الغامدي',
    country: 'SA',
    timezone: 'Asia/Riyadh',
    language: 'ar',
    isActive: false,
    daysHere: 190,
    grade: 'Year 13',
    schoolYear: 'A level, last year',
    age: 18,
    birthday: '05-05',
    subjects: ['Chemistry'],
    learningGoals: ['Grade A in A level Chemistry'],
    guardians: [
      {
        name: 'Saad Al Ghamdi',
        email: 'saad.alghamdi@family.example',
        phone: '+966525550180',
        whatsapp: '+966525550180',
        language: 'ar',
        consents: ['lessons'],
      },
    ],
  },
} as const satisfies Record<string, SampleStudent>;

export type StudentKey = keyof typeof sampleStudents;
export const studentEntries = Object.entries(sampleStudents) as [StudentKey, SampleStudent][];
