export const paths = {
  landing: '/',
  home: '/home',
  about: '/about',
  howItWorks: '/how-it-works',
  becomeTutor: '/become-tutor',
  requestTutor: '/request-tutor',
  contact: '/contact',
  comingSoon: '/coming-soon',
  login: '/login',
  applyAsStudent: '/apply/student',
  applyAsTutor: '/apply/tutor',
  enquire: '/enquire',
} as const;
