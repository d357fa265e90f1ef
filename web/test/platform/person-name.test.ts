import { describe, expect, test } from 'vitest';
import { byShownName, firstNameOf, knownName, nameOf } from '#platform/person-name.ts';

const omar = { name: 'Omar Al-Harbi', name_ar: 'عمر الحربي' };
const eleanor = { name: 'Dr Eleanor Whitcombe', name_ar: null };
const bare = (text: string) => text.replace(/[\u2068\u2069]/g, '');

describe('a name', () => {
  test('is in the reader’s script where there is one', () => {
    expect(nameOf(omar, 'ar')).toBe('عمر الحربي');
    expect(nameOf(omar, 'en')).toBe('Omar Al-Harbi');
    expect(nameOf(eleanor, 'ar')).toBe('Dr Eleanor Whitcombe');
  });

  test('puts people in the order in which the reader sees them (R74)', () => {
    const people = [
      { name: 'Aisha', nameAr: 'عائشة' },
      { name: 'Omar', nameAr: 'أحمد' },
      { name: 'Zayd', nameAr: 'بدر' },
    ];
    expect(byShownName(people, 'ar').map(({ nameAr }) => nameAr)).toEqual(['أحمد', 'بدر', 'عائشة']);
    expect(byShownName(people, 'en').map(({ name }) => name)).toEqual(['Aisha', 'Omar', 'Zayd']);
  });

  test('of somebody who is gone, or has left none, is not known (R24)', () => {
    expect(knownName(omar, 'ar')).toBe('عمر الحربي');
    expect(knownName(null, 'en')).toBeNull();
    expect(knownName({ name: ' ', nameAr: null }, 'en')).toBeNull();
  });

  test('greets by the first name, without a title', () => {
    expect(bare(firstNameOf(omar, 'ar'))).toBe('عمر');
    expect(bare(firstNameOf(eleanor, 'en'))).toBe('Eleanor');
    expect(bare(firstNameOf({ name: 'Dr', name_ar: null }, 'en'))).toBe('Dr');
  });

  test('stands apart from words of the other direction', () => {
    expect(firstNameOf(eleanor, 'ar')).toBe('\u2068Eleanor\u2069');
  });
});
