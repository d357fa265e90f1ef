/** Texts that a rule of words would refuse, and why each stays: by rule, language and key. One that is no longer needed is a fault. */
export const ALLOWED = [
  // The owner's own words (web/test/spec-words).
  ['has a straight apostrophe', 'en', 'sessions:history.empty.text'],
  ['has a straight apostrophe', 'en', 'translation:comingSoon.heading'],
  ['has three dots for …', 'en', 'sign-in:login.submitting'],
  ['has an exclamation mark', 'en', 'feedback:caughtUp.title'],
  ['has an exclamation mark', 'en', 'feedback:sent.text'],
  ['has an exclamation mark', 'en', 'translation:notFound.heading'],
  ['has an exclamation mark', 'en', 'translation:error.heading'],
  // The call isolates what it sets in: a first name for a greeting, each name of a list for itself.
  ['sets a name into Arabic without isolating it', 'ar', 'dashboard:welcome'],
  ['sets a name into Arabic without isolating it', 'ar', 'translation:shell.welcome'],
  ['sets a name into Arabic without isolating it', 'ar', 'student-overview:welcome'],
  ['sets a name into Arabic without isolating it', 'ar', 'student-overview:next.with'],
  ['sets a name into Arabic without isolating it', 'ar', 'student-overview:first.word.both'],
  ['sets a name into Arabic without isolating it', 'ar', 'student-overview:first.parent.known'],
  ['sets a name into Arabic without isolating it', 'ar', 'messages:youTo'],
  ['sets a name into Arabic without isolating it', 'ar', 'homework:work.failed'],
  ['sets a name into Arabic without isolating it', 'ar', 'profiles:subjectsUnknown'],
  // Becomes the family's own text in a field, where a mark that nobody sees would be sent along.
  ['sets a name into Arabic without isolating it', 'ar', 'apply:askedTutor.wish'],
  // The name of an entry in Google's own menu.
  ['calls a link عنوان', 'ar', 'calendar:how.google.text'],
  // The shortest that still says which link, which devices and what happens to whom.
  ['is too long for a button', 'en', 'calendar:open'],
  ['is too long for a button', 'en', 'calendar:make'],
  ['is too long for a button', 'en', 'security:devices.endOthers'],
  ['is too long for a button', 'ar', 'security:devices.endOthers'],
  ['is too long for a button', 'en', 'sign-in:confirmLink.other.submit'],
  // What every app calls it.
  ['is too long for a button', 'en', 'notices:readAll'],
  ['is too long for a button', 'en', 'sign-in:login.passkey'],
];
