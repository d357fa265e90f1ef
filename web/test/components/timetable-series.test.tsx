import { languages } from '@bayan/domain/language/language';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ar from '#locales/ar/timetables.json';
import arTranslation from '#locales/ar/translation.json';
import en from '#locales/en/timetables.json';
import enTranslation from '#locales/en/translation.json';
import { AdminTimetable } from '#pages/admin-dashboard/timetable.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show, type Width } from './render.tsx';
import { idOf, inHours, pageOf, student } from './samples.ts';
import { choose, press, toast } from './screen.ts';
import { seriesInRamadan, slot, timetable } from './timetable-samples.ts';

const textsIn = { en, ar };
const weekdaysIn = { en: enTranslation.hours.weekdays, ar: arTranslation.hours.weekdays };
const LIST = 'GET /api/timetables';
const SERIES = `GET /api/timetables/${idOf(80)}/slots`;
const DECIDE = `PUT /api/timetables/${idOf(80)}/slots/${idOf(91)}`;
const APPLY = 'POST /api/timetables/:id/apply';
const LIFT = 'POST /api/timetables/:id/lift';

const other = { ...student, id: idOf(4), name: 'Omar Haddad', nameAr: 'عمر حدّاد' };
const proposed = seriesInRamadan();
const open = slot({ state: 'needs-slot', newWeekday: null, newTime: null, newStartsAt: null });
const withoutTime = seriesInRamadan({ id: idOf(91), student: other, slots: [open] });
const decided = slot({ state: 'confirmed', newWeekday: 1, newTime: '20:30' });

describe.each(languages)('a Ramadan timetable in %s', language => {
  const { test, inBoth } = inTurn(language);
  const words = textsIn[language];
  const nameIn = ({ name, nameAr }: { name: string; nameAr: string }) => (language === 'ar' ? nameAr : name);
  const cards = () => page.getByRole('list', { name: words.list.label }).getByRole('heading', { level: 3 });
  const dialog = () => page.getByRole('dialog');
  const come = (width: Width = 1280) =>
    show(
      <Routes>
        <Route path="/admin-dashboard/settings/ramadan/:timetableId" element={<AdminTimetable />} />
      </Routes>,
      { language, width, as: 'admin', at: `/admin-dashboard/settings/ramadan/${idOf(80)}` },
    );
  const openDecision = () => press(words.decide.of.replace('{{name}}', nameIn(other)));

  beforeEach(() => {
    answer(LIST, pageOf(timetable()));
    answer(SERIES, pageOf(proposed, withoutTime));
  });

  inBoth.each([390, 1280] as const)(
    'shows each series by both clocks, those that need a time first, at %i (R548, R550)',
    async width => {
      await come(width);
      await expect.poll(() => cards().elements().length).toBe(2);
      expect(cards().first().element().textContent).toContain(nameIn(other));
      expect(cards().nth(1).element().textContent).toContain(nameIn(student));
      await expect.element(page.getByText(words.states['needs-slot'], { exact: true })).toBeVisible();
      const told = page.getByRole('list', { name: words.list.label }).element().textContent;
      expect(told).toMatch(/18:00.*15:00.*19:00.*16:00/s);
      expect(await accessibilityFaults()).toEqual([]);
    },
  );

  test('comes a page after the other, and can be narrowed to what there is to see to', async () => {
    answer(SERIES, ({ query }) =>
      Response.json(
        query.get('cursor') ? pageOf(withoutTime) : { items: [proposed], nextCursor: 'the-next' },
      ),
    );
    await come();
    await expect.poll(() => cards().elements().length).toBe(2);
    await choose(words.list.show, words.list.kinds['needs-time'].replace('{{total}}', '1'));
    await expect.poll(() => cards().elements().length).toBe(1);
    expect(location.search).toBe('?show=needs-time');
    await choose(words.list.show, words.list.kinds.staying.replace('{{total}}', '0'));
    await expect.element(page.getByText(words.list.none)).toBeVisible();
  });

  test('says why sessions stay where they are (R549)', async () => {
    const staying = [
      { id: idOf(1), startsAt: inHours(20), wantedAt: inHours(24), reason: 'near' as const },
      { id: idOf(2), startsAt: inHours(48), wantedAt: inHours(49), reason: 'own-change' as const },
    ];
    const marked = slot({ marks: ['clash', 'outside-hours'] });
    answer(SERIES, pageOf(seriesInRamadan({ staying, slots: [marked] })));
    await come();
    await expect.element(page.getByText(words.staying.near)).toBeVisible();
    await expect.element(page.getByText(words.staying['own-change'])).toBeVisible();
    await expect.element(page.getByText(words.marks.clash)).toBeVisible();
    await expect.element(page.getByText(words.marks['outside-hours'])).toBeVisible();
  });

  test('another weekday and time is chosen; a time at iftar is told before it is saved (R548)', async () => {
    answer(DECIDE, { ...withoutTime, slots: [decided], version: 6 });
    await come();
    await openDecision();
    await press(words.decide.save);
    expect(asked(DECIDE)).toEqual([]);
    await choose(words.decide.weekday, weekdaysIn[language][1]);
    const typeTime = async (digits: string) => {
      await dialog().getByRole('spinbutton').first().click();
      await userEvent.keyboard(digits);
    };
    await typeTime('1830');
    await expect.element(dialog().getByText(words.decide.atIftar)).toBeVisible();
    await typeTime('2030');
    await expect.element(dialog().getByText(words.decide.atIftar)).not.toBeInTheDocument();
    expect(dialog().element().textContent).toMatch(/17:30/);
    expect(await accessibilityFaults()).toEqual([]);
    await press(words.decide.save);
    await expect.element(toast(words.decide.done.title)).toBeVisible();
    expect(asked(DECIDE)[0]?.headers.get('if-match')).toBe('"5"');
    expect(asked(DECIDE)[0]?.body).toEqual({ slots: [{ weekday: 7, newWeekday: 1, newTime: '20:30' }] });
  });

  test('what somebody else has decided meanwhile is seen before it is decided again', async () => {
    answer(DECIDE, refusal('conflict.stale', { current: { version: 6 } }));
    await come();
    await openDecision();
    await dialog().getByText(words.decide.ways.usual).click();
    answer(SERIES, pageOf(proposed, { ...withoutTime, slots: [decided], version: 6 }));
    await press(words.decide.save);
    await expect.element(dialog().getByText(words.decide.stale.title)).toBeVisible();
    await expect.element(dialog().getByText(words.states.confirmed)).toBeVisible();
    // What was typed before outlives a closed dialog, and keeps what it was typed over.
    await userEvent.keyboard('{Escape}');
    await openDecision();
    await expect.element(dialog().getByRole('radio', { name: words.decide.ways.usual })).toBeChecked();
    answer(DECIDE, { ...withoutTime, version: 7 });
    await press(words.decide.save);
    await expect.element(toast(words.decide.done.title)).toBeVisible();
    expect(asked(DECIDE).at(-1)?.headers.get('if-match')).toBe('"6"');
    expect(asked(DECIDE).at(-1)?.body).toEqual({ slots: [{ weekday: 7, newWeekday: null, newTime: null }] });
  });

  inBoth('is applied once it has said what will happen, and shows how far it is (R548)', async () => {
    answer(APPLY, timetable({ status: 'applied', version: 3 }));
    await come();
    await press(words.settle.apply.open);
    const effects = dialog().getByRole('list');
    await expect.element(effects).toBeVisible();
    expect(effects.element().textContent).toContain('4');
    expect(effects.getByRole('listitem').elements()).toHaveLength(5);
    expect(await accessibilityFaults()).toEqual([]);
    answer(LIST, pageOf(timetable({ status: 'applied', series: 8, toSettle: 6, version: 3 })));
    await dialog().getByRole('button', { name: words.settle.apply.confirm }).click();
    await expect.element(toast(words.settle.apply.done.title)).toBeVisible();
    expect(asked(APPLY)[0]?.headers.get('if-match')).toBe('"2"');
    const progress = page.getByRole('progressbar', { name: words.progress.label });
    await expect.element(progress).toHaveAttribute('aria-valuenow', '25');
  });

  test('is not applied over days that it did not show, nor over those of another one', async () => {
    answer(APPLY, refusal('conflict.stale', { current: timetable({ version: 4 }) }));
    await come();
    await press(words.settle.apply.open);
    const confirm = () => dialog().getByRole('button', { name: words.settle.apply.confirm }).click();
    await confirm();
    await expect.element(dialog().getByText(words.settle.stale.title)).toBeVisible();
    answer(APPLY, refusal('timetable.exists', { field: 'fromOn' }));
    await confirm();
    await expect.element(dialog().getByText(words.overlap.title)).toBeVisible();
    expect(asked(APPLY).at(-1)?.headers.get('if-match')).toBe('"4"');
  });

  test('is lifted after the same', async () => {
    answer(LIST, pageOf(timetable({ status: 'applied' })));
    answer(LIFT, timetable({ version: 3 }));
    await come();
    await press(words.settle.lift.open);
    await expect.element(dialog().getByText(words.settle.lift.kept)).toBeVisible();
    await dialog().getByRole('button', { name: words.settle.lift.confirm }).click();
    await expect.element(toast(words.settle.lift.done.title)).toBeVisible();
    expect(asked(LIFT)[0]?.headers.get('if-match')).toBe('"2"');
  });
});
