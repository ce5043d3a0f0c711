import { forwardRef } from 'react'
import { control } from '../Field/Field.css.ts'
import { Field, type FieldLook } from '../Field/Field.tsx'
import type { Native } from '../Field/native.ts'
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.tsx'
import { frame, select } from '../Select/Select.css.ts'
import { number, row } from './PhoneInput.css.ts'

export interface CallingCountry {
  /** ISO 3166 code, sent under `countryName`. */
  readonly code: string
  /** "United States" */
  readonly name: string
  /** "+1" */
  readonly calling: string
}

export interface PhoneInputProps extends FieldLook, Omit<Native<'input'>, 'type'> {
  readonly countries: readonly CallingCountry[]
  /** Name of the list for screen readers: "Country code". */
  readonly countryLabel: string
  /** Form name of the country. */
  readonly countryName: string
  /** Code of the country chosen at first; the first one unless said otherwise. */
  readonly defaultCountry?: string | undefined
  readonly onCountryChange?: ((code: string) => void) | undefined
}

/** A telephone number with its country. Checking it is the form's affair. */
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
        <div className={row}>
          <div className={frame}>
            <select
              className={`${control()} ${select}`}
              name={countryName}
              aria-label={countryLabel}
              defaultValue={defaultCountry}
              disabled={rest.disabled}
              onChange={(event) => onCountryChange?.(event.currentTarget.value)}
            >
              {countries.map(({ code, name, calling }) => (
                <option key={code} value={code}>
                  {`${calling} ${name}`}
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
            className={`${control()} ${number}`}
          />
        </div>
      )}
    </Field>
  ),
)
PhoneInput.displayName = 'PhoneInput'
