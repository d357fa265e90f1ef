import { type ReactNode, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import shared from '#locales/en/translation.json';
import { type ChosenPerson, PersonField } from '#people/profiles/person-field.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { CheckboxGroup } from '#ui/checkbox-group.tsx';
import { ChipGroup } from '#ui/chip-group.tsx';
import { ComboBox } from '#ui/combo-box.tsx';
import { DateField } from '#ui/date-field.tsx';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { PhoneField } from '#ui/phone/phone-field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { Slider } from '#ui/slider.tsx';
import { StarRating } from '#ui/star-rating.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TimeField } from '#ui/time-field.tsx';
import { answer } from './academy-answers.ts';
import { show } from './render.tsx';
import { idOf, pageOf } from './samples.ts';
import { press } from './screen.ts';

interface Bound<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}
const field = { name: 'field', label: 'Field' };
const options = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
] as const;
type Id = (typeof options)[number]['id'];

function Held<Value>({ first, children }: { first: Value; children: (bound: Bound<Value>) => ReactNode }) {
  const [value, setValue] = useState(first);
  return children({ value, onChange: setValue });
}

const dialog = page.getByRole('dialog', { name: 'Edit' });
const question = page.getByRole('alertdialog', { name: shared.ui.leave.title });
const toggle = async (role: 'checkbox' | 'radio' | 'switch') =>
  dialog.getByRole(role).last().click({ force: true });
const type = (text: string) => async () => {
  await dialog.getByRole('spinbutton').first().click();
  await userEvent.keyboard(text);
};

/** Each field that a form can have, and how a person changes it. By its file, so that a new one is missed here. */
const FIELDS: Readonly<Record<string, readonly [ReactNode, () => Promise<void>]>> = {
  'checkbox.tsx': [
    <Held key="field" first={false}>
      {({ value, onChange }) => (
        <Checkbox isSelected={value} onChange={onChange}>
          Field
        </Checkbox>
      )}
    </Held>,
    () => toggle('checkbox'),
  ],
  'checkbox-group.tsx': [
    <Held<readonly Id[]> key="field" first={['one']}>
      {bound => <CheckboxGroup {...field} options={options} {...bound} />}
    </Held>,
    () => toggle('checkbox'),
  ],
  'chip-group.tsx': [
    <Held<readonly Id[]> key="field" first={['one']}>
      {bound => (
        <ChipGroup
          {...field}
          chips={options.map(option => ({ ...option, short: option.label }))}
          {...bound}
        />
      )}
    </Held>,
    () => toggle('checkbox'),
  ],
  'combo-box.tsx': [
    <Held<Id | null> key="field" first="one">
      {bound => <ComboBox {...field} options={options} {...bound} />}
    </Held>,
    async () => {
      await dialog.getByRole('button', { name: 'Field', exact: false }).click();
      await page.getByRole('option', { name: 'Two' }).click();
    },
  ],
  'date-field.tsx': [
    <Held<string | null> key="field" first={null}>
      {bound => <DateField {...field} {...bound} />}
    </Held>,
    async () => {
      await dialog.getByRole('button', { name: 'Field', exact: false }).click();
      await page.getByRole('gridcell').getByRole('button').nth(9).click();
    },
  ],
  'number-field.tsx': [
    <Held<number | null> key="field" first={3}>
      {bound => <NumberField {...field} {...bound} />}
    </Held>,
    async () => dialog.getByRole('button').nth(1).click(),
  ],
  'password-field.tsx': [
    <Held key="field" first="">
      {bound => <PasswordField {...field} autoComplete="new-password" {...bound} />}
    </Held>,
    async () => dialog.getByLabelText('Field', { exact: true }).fill('7'),
  ],
  'phone/phone-field.tsx': [
    <Held key="field" first="">
      {bound => <PhoneField {...field} country="GB" {...bound} />}
    </Held>,
    async () => dialog.getByRole('textbox').fill('07400 123456'),
  ],
  'radio-group.tsx': [
    <Held<Id | null> key="field" first="one">
      {bound => <RadioGroup {...field} options={options} {...bound} />}
    </Held>,
    () => toggle('radio'),
  ],
  'select.tsx': [
    <Held<Id | null> key="field" first={null}>
      {bound => <Select {...field} options={options} {...bound} />}
    </Held>,
    async () => {
      await dialog.getByRole('button', { name: 'Field', exact: false }).click();
      await page.getByRole('option', { name: 'Two' }).click();
    },
  ],
  'slider.tsx': [
    <Held key="field" first={1}>
      {bound => <Slider label="Field" min={0} max={4} step={1} {...bound} />}
    </Held>,
    async () => {
      (dialog.getByRole('slider').element() as HTMLElement).focus();
      await userEvent.keyboard('{ArrowRight}');
    },
  ],
  'star-rating.tsx': [
    <Held<number | null> key="field" first={null}>
      {bound => (
        <StarRating {...field} meanings={['Poor', 'Fair', 'Good', 'Very good', 'Excellent']} {...bound} />
      )}
    </Held>,
    () => toggle('radio'),
  ],
  'switch.tsx': [
    <Held key="field" first={false}>
      {({ value, onChange }) => (
        <Switch isSelected={value} onChange={onChange}>
          Field
        </Switch>
      )}
    </Held>,
    () => toggle('switch'),
  ],
  'text-area.tsx': [
    <Held key="field" first="A word">
      {bound => <TextArea {...field} maxLength={99} {...bound} />}
    </Held>,
    async () => dialog.getByRole('textbox').fill(''),
  ],
  'text-field.tsx': [
    <Held key="field" first="">
      {bound => <TextField {...field} maxLength={99} {...bound} />}
    </Held>,
    async () => dialog.getByRole('textbox').fill('7'),
  ],
  'time-field.tsx': [
    <Held<string | null> key="field" first={null}>
      {bound => <TimeField {...field} {...bound} />}
    </Held>,
    type('1530'),
  ],
};

function Opened({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && (
      <EditDialog
        title="Edit"
        saveLabel="Save"
        isPending={false}
        problem={null}
        draft={null}
        versions={null}
        onSave={() => {}}
        onClose={() => setOpen(false)}
      >
        {children}
      </EditDialog>
    )
  );
}

const sources = import.meta.glob('../../src/ui/**/*.tsx', { query: '?raw', import: 'default', eager: true });
const inUi = (path: string) => path.replace('../../src/ui/', '');

describe('a dialog without a draft (R753)', () => {
  test('knows every field that a form can have', () => {
    const fields = Object.entries(sources)
      .filter(([, source]) => /\b(extends FieldTexts|onChange: \(\w+: )/.test(String(source)))
      .map(([path]) => inUi(path));
    expect(fields.filter(path => !(path in FIELDS)).sort()).toEqual([
      // Parts of fields.
      'field.tsx',
      'hijri-field.tsx',
      // Chooses rows of a list.
      'record-list/row-parts.tsx',
    ]);
    expect(Object.keys(FIELDS).filter(path => !fields.includes(path))).toEqual([]);
  });

  test.each(Object.entries(FIELDS))('asks before a change to %s is lost', async (_file, [shown, change]) => {
    await show(<Opened>{shown}</Opened>);
    await expect.element(dialog).toBeVisible();
    await change();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).toBeVisible();
    await press(shared.ui.leave.cancel);
    await dialog.getByRole('button', { name: shared.ui.cancel }).click();
    await press(shared.ui.leave.confirm);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('asks before somebody who was found is lost', async () => {
    const found = {
      id: idOf(80),
      name: 'Clara Moss',
      nameAr: null,
      role: 'tutor',
      timezone: 'Europe/London',
    };
    answer('GET /api/profiles', pageOf(found));
    await show(
      <Opened>
        <Held<ChosenPerson | null> first={null}>{bound => <PersonField kind="tutor" {...bound} />}</Held>
      </Opened>,
      { as: 'admin' },
    );
    await dialog.getByRole('searchbox').fill('Clara');
    await dialog.getByText('Clara Moss').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).toBeVisible();
  });

  test.each(Object.entries(FIELDS))('closes at once where %s was only visited', async (_file, [shown]) => {
    await show(<Opened>{shown}</Opened>);
    await expect.element(dialog).toBeVisible();
    for (let tabs = 0; tabs < 4; tabs++) await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
