import {
  type CallingCountry,
  callingCountryOf,
  isCallingCountry,
  isNumberOf,
} from '@bayan/domain/fields/calling-codes';
import { FIELD_LIMITS } from '@bayan/domain/fields/fields.limits';
import { groupedNationalNumber, internationalNumber } from '@bayan/domain/fields/phone-text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Input, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { leftToRight } from '#platform/isolates.ts';
import { controlClass, FieldFrame, type FieldTexts, fieldClass } from '#ui/field.tsx';
import { CountryCode } from './country-code.tsx';
import { usePhoneParts } from './use-phone-parts.ts';

interface PhoneFieldProps extends FieldTexts {
  readonly name: string;
  /** An international number, or what was typed as long as it is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What the form says about where the person lives. */
  readonly country: string | null;
  readonly isRequired?: boolean;
  readonly autoComplete?: string;
}

/** Keeps the line of the example: what comes later would not be tied to the field, and would move what is below it. */
const noHintYet = '\u00a0';

const isInternational = (number: string) => number.startsWith('+');

/** A number as people write it at home, beside the code of their country (R746). */
export function PhoneField({
  label,
  hint,
  error,
  value,
  onChange,
  country: formCountry,
  ...rest
}: PhoneFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLDivElement>(null);
  /** Null for a country that is not on the list; undefined as long as nobody chose. */
  const [picked, setPicked] = useState<CallingCountry | null>();
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string } | null>(null);

  const home = formCountry !== null && isCallingCountry(formCountry) ? formCountry : null;
  const { numbers, guessed, enter } = usePhoneParts({ isCountryKnown: home !== null });
  const chosen = picked === undefined ? (home ?? guessed) : picked;
  const country =
    isInternational(value) && !(chosen && isNumberOf(value, chosen)) ? callingCountryOf(value) : chosen;
  const text = typed?.value === value ? typed.text : withoutCode(value, country);

  const change = (nextText: string, nextValue: string) => {
    setTyped({ text: nextText, value: nextValue });
    if (nextValue !== value) onChange(nextValue);
  };

  // Somebody began to type before it was known where they are.
  const addCode = useEffectEvent((known: CallingCountry) => {
    if (value !== '' && !isInternational(value)) change(text, internationalNumber(text, known));
  });
  useEffect(() => {
    if (country) addCode(country);
  }, [country]);

  // The step into the field may be what brought this script.
  const beginIfEntered = useEffectEvent(() => {
    if (field.current?.matches(':focus-within') || (value !== '' && !isInternational(value))) void enter();
  });
  useEffect(() => beginIfEntered(), []);

  function pick(next: CallingCountry | null) {
    void enter();
    setPicked(next);
    const national = isInternational(text) ? withoutCode(text, country) : text;
    change(national, internationalNumber(national, next));
  }

  function tidy() {
    const number = numbers?.readNumber(text, country);
    if (number) change(withoutCode(number, callingCountryOf(number)), number);
  }

  const example = country && numbers?.exampleNumber(country);
  return (
    <TextField
      {...rest}
      ref={field}
      type="tel"
      inputMode="tel"
      maxLength={FIELD_LIMITS.phone}
      value={text}
      onChange={next => change(next, internationalNumber(next, country))}
      onFocus={() => void enter()}
      onBlur={tidy}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={fieldClass}
    >
      <FieldFrame
        label={label}
        hint={example ? t('ui.phone.example', { example: leftToRight(example) }) : (hint ?? noHintYet)}
        error={error}
        isRequired={rest.isRequired}
      >
        {/* A number is written from left to right in every language, and its code comes first. */}
        <div dir="ltr" className="flex gap-2">
          <CountryCode country={country} onPick={pick} />
          <Input dir="ltr" className={controlClass} />
        </div>
      </FieldFrame>
    </TextField>
  );
}

const withoutCode = (number: string, country: CallingCountry | null) =>
  country && isNumberOf(number, country) ? groupedNationalNumber(number, country) : number;
