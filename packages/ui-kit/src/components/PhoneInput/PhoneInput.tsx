import { forwardRef } from 'react'
import { fieldControl } from '../Field/Field.css.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import type { NativeAttributes } from '../Field/nativeAttributes.ts'
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.tsx'
import { select, selectFrame } from '../Select/Select.css.ts'
import { phoneInputCountry, phoneInputNumber, phoneInputRow } from './PhoneInput.css.ts'

/** A country with its calling code. */
export interface PhoneCountry {
  /** The ISO 3166 code, submitted as `countryName`. */
  readonly code: string
  /** For example "United States". */
  readonly name: string
  /** For example "+1". */
  readonly calling: string
}

/** The props of `PhoneInput`. */
export interface PhoneInputProps extends FieldTexts, Omit<NativeAttributes<'input'>, 'type'> {
  readonly countries: readonly PhoneCountry[]
  /** The accessible name of the country list: "Country code". */
  readonly countryLabel: string
  /** The form name of the country. */
  readonly countryName: string
  /** The code of the initial country, by default the first. */
  readonly defaultCountry?: string | undefined
  readonly onCountryChange?: ((code: string) => void) | undefined
}

/**
 * Puts a calling code between isolating characters, because an option cannot contain markup. Otherwise right-to-left
 * pages would show "1+".
 */
const isolate = (calling: string): string => `\u2066${calling}\u2069`

/** A phone number with its country code. It does not validate the number. */
export const PhoneInput = forwardRef<HTMLInputElement, PhoneInputProps>(
  (
    {
      label,
      optional,
      hint,
      error,
      id,
      countries,
      countryLabel,
      countryName,
      defaultCountry,
      onCountryChange,
      ...rest
    },
    ref,
  ) => (
    <Field label={label} optional={optional} hint={hint} error={error} id={id}>
      {(wiring) => (
        <div className={phoneInputRow}>
          <div className={`${selectFrame} ${phoneInputCountry}`}>
            <select
              className={`${fieldControl()} ${select}`}
              name={countryName}
              aria-label={countryLabel}
              defaultValue={defaultCountry}
              disabled={rest.disabled}
              onChange={(event) => onCountryChange?.(event.currentTarget.value)}
            >
              {countries.map(({ code, name, calling }) => (
                <option key={code} value={code}>
                  {`${isolate(calling)} ${name}`}
                </option>
              ))}
            </select>
            <ChevronDownIcon />
          </div>
          <input
            inputMode="tel"
            autoComplete="tel-national"
            {...rest}
            {...wiring}
            ref={ref}
            type="text"
            className={`${fieldControl()} ${phoneInputNumber}`}
          />
        </div>
      )}
    </Field>
  ),
)
PhoneInput.displayName = 'PhoneInput'
