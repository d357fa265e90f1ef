import { expect, test } from 'vitest';
import { cleanFileName, harmlessName } from '#files/file-name.ts';

test.each([
  ['certificate.pdf', 'certificate.pdf'],
  ['CELTA certificate (2019).PDF', 'CELTA certificate (2019).pdf'],
  ['شهادة التدريس.pdf', 'شهادة التدريس.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\me\\scan.jpeg', 'scan.pdf'],
  ['certificate.pdf.exe', 'certificate.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.pdf'],
  ['a\0b\r\nc.pdf', 'abc.pdf'],
  ['"; rm -rf `x` $HOME.pdf', 'rm -rf x HOME.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['....', 'file.pdf'],
  ['', 'file.pdf'],
  ['\ud83d.pdf', '\ufffd.pdf'],
])('%j becomes %j', (given, kept) => {
  expect(cleanFileName(given, 'application/pdf')).toBe(kept);
});

test('a name as long as a book becomes one that the database takes', () => {
  expect([...cleanFileName('م'.repeat(5000), 'image/png')].length).toBeLessThanOrEqual(110);
  expect([...cleanFileName('👩‍🏫'.repeat(900), 'image/jpeg')].length).toBeLessThanOrEqual(200);
});

test('a name of which no kind is known yet keeps its ending, and nothing that could do harm', () => {
  expect(harmlessName('../../my \u0000\u202e essay.docx')).toBe('my essay.docx');
});
