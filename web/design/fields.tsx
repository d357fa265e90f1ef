import { useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { CheckboxGroup } from '#ui/checkbox-group.tsx';
import { ComboBox } from '#ui/combo-box.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { Slider } from '#ui/slider.tsx';
import { StarRating } from '#ui/star-rating.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSamples } from './samples.ts';
import { Section } from './section.tsx';

export function Fields() {
  const { fields } = useSamples();
  const [texts, setTexts] = useState({ name: '', email: 'layla@', password: 'a good one', notes: '' });
  const [subject, setSubject] = useState<string | null>(null);
  const [student, setStudent] = useState<string | null>(null);
  const [days, setDays] = useState<readonly string[]>([]);
  const [format, setFormat] = useState<string | null>(null);
  const [stars, setStars] = useState<number | null>(4);
  const [rate, setRate] = useState<number | null>(40);
  const [isAgreed, setAgreed] = useState(false);
  const [zoom, setZoom] = useState(2);
  const [isOn, setOn] = useState(true);
  const setText = (name: keyof typeof texts) => (value: string) => setTexts({ ...texts, [name]: value });
  return (
    <Section title={fields.title}>
      <form noValidate className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={fields.name}
          name="name"
          maxLength={40}
          value={texts.name}
          onChange={setText('name')}
          hint={fields.nameHint}
          isRequired
        />
        <TextField
          label={fields.email}
          name="email"
          type="email"
          autoComplete="username"
          dir="ltr"
          maxLength={255}
          value={texts.email}
          onChange={setText('email')}
          error={fields.emailError}
          isRequired
        />
        <PasswordField
          label={fields.password}
          name="password"
          autoComplete="current-password"
          value={texts.password}
          onChange={setText('password')}
        />
        <NumberField label={fields.rate} name="rate" value={rate} onChange={setRate} minValue={0} />
        <Select
          label={fields.subject}
          name="subject"
          options={fields.subjects}
          value={subject}
          onChange={setSubject}
        />
        <ComboBox
          label={fields.student}
          name="student"
          options={fields.students}
          value={student}
          onChange={setStudent}
        />
        <div className="sm:col-span-2">
          <TextArea
            label={fields.notes}
            name="notes"
            value={texts.notes}
            onChange={setText('notes')}
            maxLength={500}
            rows={3}
          />
        </div>
        <CheckboxGroup
          label={fields.days}
          name="days"
          options={fields.dayOptions}
          value={days}
          onChange={setDays}
        />
        <RadioGroup
          label={fields.format}
          name="format"
          options={fields.formats}
          value={format}
          onChange={setFormat}
        />
        <StarRating
          label={fields.rating}
          name="rating"
          meanings={fields.meanings}
          value={stars}
          onChange={setStars}
        />
        <Slider label={fields.zoom} min={1} max={4} step={0.1} value={zoom} onChange={setZoom} />
        <Switch isSelected={isOn} onChange={setOn}>
          {fields.downloads}
        </Switch>
        <Checkbox isSelected={isAgreed} onChange={setAgreed} error={isAgreed ? undefined : fields.agreeError}>
          {fields.agree}
        </Checkbox>
      </form>
    </Section>
  );
}
