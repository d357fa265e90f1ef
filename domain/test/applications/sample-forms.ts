/** Forms as people send them, with nothing wrong. */
export const studentForm = {
  kind: 'student',
  name: 'Maryam Al-Harbi',
  childName: 'Omar',
  childAge: '٩',
  schoolYear: 'Year 4',
  country: 'SA',
  city: 'الرياض',
  timezone: 'Asia/Riyadh',
  level: 'elementary',
  goals: 'To speak with confidence.',
  subjects: ['English', 'Mathematics'],
  days: ['7', 1],
  parts: ['evening'],
  phone: '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧',
  email: ' Maryam@Family.Example ',
  consent: '2026-11',
};

export const tutorForm = {
  kind: 'tutor',
  name: 'Eleanor Whitfield',
  email: 'eleanor@teachers.example',
  phone: '+44 (0)20 7946 0958',
  country: 'GB',
  city: 'Leeds',
  timezone: 'Europe/London',
  britishNational: true,
  nativeEnglish: true,
  qualification: 'celta',
  degree: 'BA English, University of Leeds',
  years: 6,
  certificates: ['0c8a6c1e-9d1f-4f6a-8f49-0f2d6d1f1a01'],
  subjects: ['English'],
  days: [1, 2, 3],
  parts: ['afternoon', 'evening'],
  culture: 'I taught in Muscat for two years.',
  introduction: 'I teach with patience and plans.',
  reliableInternet: true,
  consent: '2026-11',
};

export const enquiryForm = {
  kind: 'enquiry',
  name: 'Noura',
  email: 'noura@family.example',
  message: 'Do you teach at weekends?',
};
