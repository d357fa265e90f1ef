import { describe, expect, test } from 'vitest';
import { twoSpellings } from '#scripts/checks/arabic-words.mjs';
import { buttonRules } from '#scripts/checks/button-labels.mjs';
import { wordFaults } from '#scripts/checks/text-words.mjs';

const fileOf = (place, language, texts) => {
  const [room, name] = place.startsWith('server/') ? place.split('/') : ['web', place];
  const stems = Object.entries(texts).map(([key, text]) => [
    key,
    new Map(typeof text === 'string' ? [['', text]] : Object.entries(text)),
  ]);
  const other = language === 'en' ? 'ar' : 'en';
  return {
    room,
    name,
    namespace: name,
    pathIn: inLanguage => `${inLanguage}/${name}.json`,
    texts: new Map([
      [language, new Map(stems)],
      [other, new Map()],
    ]),
  };
};

/** What is wrong with one text, by the words of the rule. */
const faultsOf = (language, place, key, text) =>
  wordFaults([fileOf(place, language, { [key]: text })], []).map(line =>
    line.replace(`${language}/${place.split('/').at(-1)}.json: ${key} `, ''),
  );

describe('Arabic', () => {
  test.each([
    ['homework', 'work.nothing', 'يرجى إضافة ملف أولًا.', 'says يرجى; write نرجو'],
    ['errors', 'a.text', 'يمكنكم تقييمه بعد اكتماله.', 'speaks to a reader where any reader may be'],
    ['errors', 'a.text', 'أعيدوا تحميل الصفحة.', 'speaks to a reader where any reader may be'],
    ['errors', 'a.text', 'الدرس الذي قيّمتموه.', 'speaks to a reader where any reader may be'],
    ['translation', 'ui.again', 'محاولتك الأخيرة', 'speaks to a reader where any reader may be'],
    ['uploads', 'waiting', 'ملفكم بانتظار دوره', 'speaks to a reader where any reader may be'],
    ['feedback', 'note', 'رأيكم يهمّنا', 'says أنتم where one person reads'],
    ['server/mail', 'lesson-day.subject_student', 'درسكم اليوم', 'says أنتم where one person reads'],
    ['translation', 'home.lead', 'خطة تناسب ابنك', 'says أنت where adults read'],
    ['server/mail', 'lesson-day.subject_parent', 'درس ابنك اليوم', 'says أنت where adults read'],
    ['sign-in', 'saved', 'تم حفظ كلمة المرور', 'says تم and a noun; write one verb'],
    ['homework', 'sent', 'سُلّم الواجب', 'begins with a passive that reads as an order'],
    ['homework', 'sent', 'سُلِّم الواجب', 'begins with a passive that reads as an order'],
    ['profiles', 'saved', 'حُدّث الملف', 'begins with a passive that reads as an order'],
    ['dashboard', 'note', 'هذه منطقة محمية', 'has a word that docs/words.md refuses'],
    ['dashboard', 'note', 'مسح عوامل التصفية', 'has a word that docs/words.md refuses'],
    ['students', 'inactive', 'غير نشط', 'calls an account نشط'],
    ['calendar', 'make', 'إنشاء العنوان', 'calls a link عنوان'],
    ['messages', 'title', 'رسالة إلى {{name}}', 'sets a name into Arabic without isolating it'],
    ['students', 'more', '{{count}} دقيقة', 'puts a number before a noun without plural forms'],
    ['translation', 'figures', 'من 48-72 ساعة', 'joins digits by a hyphen'],
    ['translation', 'home', 'نعم, بالتأكيد', 'has a Latin mark beside an Arabic letter'],
    ['translation', 'home', 'درس ٣', 'has Arabic-Indic digits'],
    ['translation', 'home', 'شكراً', 'has its tanween after the alif'],
    ['translation', 'home', 'مـدرسة', 'stretches a word'],
    ['errors', 'a.title', 'عدد الملفات أكبر بكثير مما يتّسع له واجب واحد', 'is a long title for an error'],
    ['sessions', 'a', 'نرجو الانتظار، ونرجو المحاولة', 'says نرجو twice'],
  ])('%s: %s "%s" %s', (place, key, text, fault) => {
    expect(faultsOf('ar', place, key, text)).toEqual([fault]);
  });

  test.each([
    ['errors', 'a.text', 'ولذلك نرجو المحاولة من هناك، كذلك تلك الصفحة.'],
    ['resources', 'a', 'تتحكّم فيه إدارة الأكاديمية.'],
    ['translation', 'home.lead', 'خطة تناسب أبناءكم'],
    ['server/mail', 'invite.body_student', 'يسعدنا انضمامكم'],
    ['server/mail', 'message.body_parent', 'رسالة من {{name}}'],
    ['messages', 'title', 'رسالة إلى \u2068{{name}}\u2069'],
    ['sessions', 'minutes', { other: '{{count}} دقيقة' }],
    ['homework', 'hint', 'ويبدأ بـ \u2066https://\u2069'],
    ['sessions', 'saved', 'حُفظت التعديلات'],
  ])('%s: %s is right', (place, key, text) => {
    expect(faultsOf('ar', place, key, text)).toEqual([]);
  });

  test.each([
    [['المتصفح هنا', 'هذا المتصفّح'], 'المتصفح and المتصفّح'],
    [['تعذَّر الحفظ', 'تعذّر الفتح'], 'تعذَّر and تعذّر'],
  ])('%j are one word in two spellings', (texts, words) => {
    expect(twoSpellings(texts)).toEqual([`one word is spelt in two ways: ${words}`]);
  });

  test('a passive beside its active, and two words that look alike, are no two spellings', () => {
    expect(twoSpellings(['حُفظ الواجب', 'حفظ الواجب', 'عُمان', 'عمّان', 'قبل الدرس', 'قُبل الطلب'])).toEqual([]);
  });
});

describe('English', () => {
  test.each([
    ['sign-in', 'a', 'Check your e-mail.', 'says e-mail or mail; write email'],
    ['sign-in', 'a', 'We have sent a mail.', 'says e-mail or mail; write email'],
    ['sessions', 'a', 'Your lessons stand here.', 'has words that nobody says in an office'],
    ['sessions', 'a', 'The page opens by itself.', 'has words that nobody says in an office'],
    ['sessions', 'a', 'Somebody else saved it.', 'says somebody; write someone'],
    ['legal', 'a', "The academy's rules", 'has a straight apostrophe'],
    ['sign-in', 'a', 'Sending...', 'has three dots for …'],
    ['feedback', 'a', 'Well done!', 'has an exclamation mark'],
    ['calendar', 'a', 'Copy the address', 'calls a link an address, or an app a program'],
    [
      'errors',
      'a.title',
      'These are more files than one piece of homework holds',
      'is a long title for an error',
    ],
    ['errors', 'a.text', 'Please wait, then please try again.', 'says please twice'],
  ])('%s: %s "%s" %s', (place, key, text, fault) => {
    expect(faultsOf('en', place, key, text)).toEqual([fault]);
  });

  test('plain words are right', () => {
    expect(faultsOf('en', 'sign-in', 'a', 'We have emailed someone’s link…')).toEqual([]);
  });
});

test('a button holds three words, articles aside, or 22 letters of Arabic', () => {
  const rules = buttonRules((_file, key) => key === 'open');
  const faultsIn = (language, text) =>
    wordFaults([fileOf('sessions', language, { open: text, title: text })], [], rules);
  expect(faultsIn('en', 'Choose a new password')).toEqual([]);
  expect(faultsIn('en', 'Email me a code instead')).toEqual([
    'en/sessions.json: open is too long for a button',
  ]);
  expect(faultsIn('ar', 'إضافة درس انتهى للتوّ')).toEqual([]);
  expect(faultsIn('ar', 'تسجيل الخروج من جميع الأجهزة الأخرى')).toEqual([
    'ar/sessions.json: open is too long for a button',
  ]);
});

test('a text that is allowed stays, and one that is allowed without need is named', () => {
  const file = fileOf('feedback', 'en', { title: 'All Caught Up!' });
  const allowed = ['has an exclamation mark', 'en', 'feedback:title'];
  expect(wordFaults([file], [allowed])).toEqual([]);
  expect(wordFaults([file], [allowed, ['says please twice', 'en', 'feedback:title']])).toEqual([
    'feedback:title (en) is allowed without need: says please twice',
  ]);
});
