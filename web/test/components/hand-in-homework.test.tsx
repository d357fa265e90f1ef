import { PART_BYTES } from '@bayan/domain/files/upload-parts';
import { languages } from '@bayan/domain/language/language';
import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import ar from '#locales/ar/homework.json';
import arShared from '#locales/ar/translation.json';
import arUploads from '#locales/ar/uploads.json';
import enErrors from '#locales/en/errors.json';
import en from '#locales/en/homework.json';
import enShared from '#locales/en/translation.json';
import enUploads from '#locales/en/uploads.json';
import { WorkDialog } from '#teaching/homework/own/work-dialog.tsx';
import { answer, asked, heldBack, noNetwork, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { leave, show } from './render.tsx';
import { homework, idOf } from './samples.ts';
import { describedBy, giveFiles, press, toast } from './screen.ts';

const textsIn = { en: en.work, ar: ar.work };
const sharedIn = { en: enShared.ui, ar: arShared.ui };
const errorsIn = { en: enErrors, ar: arErrors };
const uploadsIn = { en: enUploads, ar: arUploads };
const submission = 'PUT /api/homework/:id/submission';
/** Of a small file; of a larger one only the beginning. */
const upload = 'PUT /api/uploads/:id/file';
const begin = 'PUT /api/uploads/:id';
const fileNamed = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const arrived = { id: idOf(40), name: 'page-1.pdf', size: 2048, mediaType: 'application/pdf' };

/** Within the screen, and under nothing else. */
const isInSight = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === element;
};

describe.each(languages)('handing in homework in %s', language => {
  const { inBoth, test } = inTurn(language);
  const text = textsIn[language];
  const uploads = uploadsIn[language];
  const { versions } = sharedIn[language];
  const link = page.getByRole('textbox', { name: text.url });
  const named = (words: string, name: string) => words.replace('{{name}}', name);

  async function open(piece = homework(), screen: Parameters<typeof show>[1] = {}) {
    const onClose = vi.fn();
    await show(<WorkDialog homework={piece} onClose={onClose} />, { language, as: 'student', ...screen });
    await expect.element(page.getByRole('dialog')).toBeVisible();
    return onClose;
  }

  test('asks for something to hand in', async () => {
    await open();
    await press(text.submit);
    await expect.element(page.getByText(text.nothing)).toBeVisible();
    expect(asked(submission)).toEqual([]);
  });

  test('takes a link, closes, and says that it is there', async () => {
    answer(submission, homework());
    const onClose = await open();
    await link.fill(' https://docs.example/letter ');
    await press(text.submit);
    await expect.element(toast(text.sent.title)).toMatchTextContent(text.sent.text);
    expect(asked(submission)[0]?.body).toEqual({ url: 'https://docs.example/letter', fileIds: [] });
    expect(asked(submission)[0]?.headers.get('if-match')).toBe('"3"');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('says how a link is written', async () => {
    answer(submission, refusal('input.invalid', { issues: [{ field: 'url', problem: 'format' }] }));
    await open();
    await link.fill('ftp://letter');
    await press(text.submit);
    await expect.poll(() => describedBy(link)).toContain(text.urlFormat);
    expect(await accessibilityFaults()).toEqual([]);
  });

  inBoth('takes no more than ten files, and adds none of too many', async () => {
    await open();
    giveFiles(...Array.from({ length: 11 }, (_, number) => fileNamed(`${number}.pdf`)));
    const words = language === 'ar' ? 'العدد الأقصى 10 ملفات.' : 'That is more than 10 files.';
    await expect.element(page.getByText(words, { exact: false })).toBeVisible();
    expect(page.getByRole('list').elements()).toEqual([]);
    expect(asked(upload)).toEqual([]);
  });

  inBoth(
    'says of a file that is none of the kinds, and is not handed in without it until it is taken off',
    async () => {
      answer(upload, request =>
        request.query.get('name') === arrived.name ? Response.json(arrived) : refusal('file.kind')(request),
      );
      answer(submission, homework());
      await open(homework(), { width: 390 });
      // So low that whoever typed a link has scrolled past the files.
      await page.viewport(390, 600);
      giveFiles(fileNamed(arrived.name), fileNamed('game.exe'), fileNamed('song.exe'));
      const remove = page.getByRole('button', { name: named(text.remove, arrived.name) });
      await expect.element(remove).toBeVisible();
      await expect.poll(() => page.getByText(text.kind).elements()).toHaveLength(2);
      expect(page.getByText(uploads.again).elements()).toEqual([]);
      await link.fill('https://docs.example/letter');
      await press(text.submit);
      const [game, song] = ['game.exe', 'song.exe'].map(name => `\u2068${name}\u2069`);
      const names = language === 'ar' ? `${game} و${song}` : `${game} and ${song}`;
      const problem = page.getByText(text.failed.replace('{{names}}', names));
      await expect.element(problem).toBeVisible();
      await expect.poll(() => isInSight(problem.element())).toBe(true);
      expect(await accessibilityFaults()).toEqual([]);
      expect(asked(submission)).toEqual([]);
      for (const name of ['game.exe', 'song.exe']) await press(named(uploads.stop, name));
      await expect.element(problem).not.toBeInTheDocument();
      await expect.element(page.getByText(text.kind)).not.toBeInTheDocument();
      await expect.element(link).toHaveValue('https://docs.example/letter');
      await expect.element(remove).toBeVisible();
      await press(text.submit);
      await expect.element(toast(text.sent.title)).toBeVisible();
      expect(asked(submission)[0]?.body).toEqual({
        url: 'https://docs.example/letter',
        fileIds: [arrived.id],
      });
    },
  );

  inBoth('says of a file that it is too large, without sending it', async () => {
    await open();
    const large = fileNamed('film.pdf');
    Object.defineProperty(large, 'size', { value: 26 * 1024 * 1024 });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('Nothing here takes files');
    Object.defineProperty(input, 'files', { value: [large] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
    const most = language === 'ar' ? '25 ميغابايت' : '25 MB';
    await expect.element(page.getByText(text.tooLarge.replace('{{most}}', most))).toBeVisible();
    expect([...asked(begin), ...asked(upload)]).toEqual([]);
  });

  test('says of a file that it is empty, without sending it', async () => {
    await open();
    giveFiles(new File([], 'page-1.pdf', { type: 'application/pdf' }));
    const { title, text: advice } = errorsIn[language].file.empty;
    await expect.element(page.getByText(`${title}. ${advice}`)).toBeVisible();
    expect([...asked(begin), ...asked(upload)]).toEqual([]);
  });

  test('names the place for files in the language of the page', async () => {
    await open();
    const place = page.getByRole('button', { name: `${sharedIn[language].upload} ${text.files}` });
    await expect.element(place).toBeInTheDocument();
  });

  test('sends a small file in one request, with what it is', async () => {
    answer(upload, arrived);
    await open();
    giveFiles(fileNamed(arrived.name));
    await expect.element(page.getByRole('button', { name: named(text.remove, arrived.name) })).toBeVisible();
    const [sent, ...more] = asked(upload);
    expect(more).toEqual([]);
    expect(sent?.body).toBe('%PDF-1.7');
    expect(Object.fromEntries(sent?.query ?? [])).toEqual({ name: arrived.name, size: '8', use: 'homework' });
    expect(sent?.headers.get('authorization')).toMatch(/^Bearer /);
    expect(asked(begin)).toEqual([]);
  });

  test('R778: says under which name it keeps a file that is not what its name claims', async () => {
    answer(upload, arrived);
    await open();
    giveFiles(fileNamed('page-1.docx'));
    const { title, text: words } = uploads.otherKind;
    const said = words
      .replace('{{given}}', '\u2068page-1.docx\u2069')
      .replace('{{name}}', `\u2068${arrived.name}\u2069`);
    await expect.element(toast(title)).toMatchTextContent(said);
    await expect.element(page.getByRole('button', { name: named(text.remove, arrived.name) })).toBeVisible();
  });

  test('sends a larger file in parts, and only those that have not arrived', async () => {
    answer(begin, { id: arrived.id, parts: [1], file: null });
    answer('PUT /api/uploads/:id/parts/2', {});
    answer('POST /api/uploads/:id/file', arrived);
    await open();
    giveFiles(new File([new Uint8Array(PART_BYTES), 'end'], arrived.name));
    await expect.element(page.getByRole('button', { name: named(text.remove, arrived.name) })).toBeVisible();
    expect(asked(begin)[0]?.body).toEqual({ name: arrived.name, size: PART_BYTES + 3, use: 'homework' });
    expect(asked('PUT /api/uploads/:id/parts/2').map(({ body }) => body)).toEqual(['end']);
    expect(asked(upload)).toEqual([]);
  });

  test('tries a file again that did not arrive, and hands it in', async () => {
    answer(upload, refusal('internal'));
    answer(submission, homework());
    await open();
    giveFiles(fileNamed('page-1.pdf'));
    const again = page.getByRole('button', { name: named(uploads.againWith, 'page-1.pdf') });
    await expect.element(again).toBeVisible();
    answer(upload, arrived);
    await again.click();
    await expect.element(page.getByRole('button', { name: named(text.remove, 'page-1.pdf') })).toBeVisible();
    await press(text.submit);
    await expect.element(toast(text.sent.title)).toBeVisible();
    expect(asked(submission)[0]?.body).toEqual({ fileIds: [arrived.id] });
  });

  test('waits with a file through a lost network, and is not handed in meanwhile', async () => {
    answer(upload, noNetwork);
    await open();
    giveFiles(fileNamed('page-1.pdf'), fileNamed('page-2.pdf'));
    await expect.element(page.getByText(uploads.waiting)).toBeVisible();
    await expect.element(page.getByText(uploads.waitsItsTurn)).toBeVisible();
    await press(text.submit);
    await expect.element(page.getByText(text.onItsWay)).toBeVisible();
    expect(asked(submission)).toEqual([]);
    const second = { ...arrived, id: idOf(41), name: 'page-2.pdf' };
    answer(upload, ({ query }) => Response.json(query.get('name') === second.name ? second : arrived));
    dispatchEvent(new Event('online'));
    for (const { name } of [arrived, second])
      await expect.element(page.getByRole('button', { name: named(text.remove, name) })).toBeVisible();
  });

  test('says where too much is under way, and has what is stopped thrown away', async () => {
    answer(upload, refusal('upload.quota'));
    answer('DELETE /api/uploads/:id', { id: arrived.id });
    await open();
    giveFiles(fileNamed('page-1.pdf'));
    const { title, text: advice } = errorsIn[language].upload.quota;
    await expect.element(page.getByText(`${title}. ${advice}`)).toBeVisible();
    answer(upload, noNetwork);
    await page.getByRole('button', { name: named(uploads.againWith, 'page-1.pdf') }).click();
    await expect.element(page.getByText(uploads.waiting)).toBeVisible();
    await press(named(uploads.stop, 'page-1.pdf'));
    await expect.poll(() => asked('DELETE /api/uploads/:id')).toHaveLength(1);
    await expect.element(page.getByText(uploads.waiting)).not.toBeInTheDocument();
  });

  test('keeps link and files for the next time it is opened', async () => {
    answer(upload, arrived);
    await open();
    await link.fill('https://docs.example/letter');
    giveFiles(fileNamed('page-1.pdf'));
    const remove = page.getByRole('button', { name: named(text.remove, 'page-1.pdf') });
    await expect.element(remove).toBeVisible();
    const kept = { ...localStorage };
    await leave();
    Object.assign(localStorage, kept);
    await open();
    await expect.element(link).toHaveValue('https://docs.example/letter');
    await expect.element(remove).toBeVisible();
    await remove.click();
    await expect.element(remove).not.toBeInTheDocument();
  });

  test('shows both versions where the tutor changed it meanwhile, and hands in over hers', async () => {
    const theirs = homework({ title: 'A letter to your aunt', version: 4 });
    answer(submission, refusal('conflict.stale', { current: theirs }));
    await open();
    await link.fill('https://docs.example/letter');
    await press(text.submit);
    await expect.element(page.getByText(versions.title)).toBeVisible();
    await expect.element(page.getByText('A letter to your aunt')).toBeVisible();
    const held = heldBack(() => Response.json(theirs));
    answer(submission, held.answer);
    await press(versions.keepYours);
    held.come();
    await expect.element(toast(text.sent.title)).toBeVisible();
    expect(asked(submission).map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"']);
  });
});
