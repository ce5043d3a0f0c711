import { type ChangeEvent, type FocusEvent, type FormEvent, forwardRef, useState } from 'react'
import { fieldControl } from '../Field/Field.css.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import type { NativeAttributes } from '../Field/nativeAttributes.ts'
import { dateInput } from './DateField.css.ts'
import type { dateFieldSizes } from './DateField.variants.ts'
import { type DateProblem, dateProblem } from './dateProblem.ts'

/** The messages of `DateField`, by problem. */
export type DateFieldMessages = Readonly<Record<DateProblem, string>>

/** The props of `DateField`. */
export interface DateFieldProps
  extends FieldTexts,
    Omit<NativeAttributes<'input'>, 'type' | 'min' | 'max' | 'value' | 'defaultValue'> {
  /** The earliest and the latest date, as "2026-11-28". */
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** The controlled date; requires `onChange`. Dates are text as in HTML, "2026-11-28", without a time zone. */
  readonly value?: string | undefined
  /** The initial date. */
  readonly defaultValue?: string | undefined
  /** A message for each problem that the browser finds. Without messages, the browser shows its own. */
  readonly messages?: DateFieldMessages | undefined
  /** 44, 48 or 56 px high. */
  readonly size?: (typeof dateFieldSizes)[number] | undefined
}

/**
 * A date. It is the native field: browsers show the date in the order of the visitor's region, and have a calendar that
 * works with a finger, the keyboard and screen readers. It works without JavaScript. A problem is shown when the visitor
 * leaves the field or submits the form, and disappears when it is solved.
 *
 * @example
 * <DateField
 *   label="Delivery on"
 *   name="delivery"
 *   min="2026-12-01"
 *   max="2026-12-24"
 *   required
 *   messages={{
 *     missing: 'Choose a date.',
 *     incomplete: 'Enter a day, a month and a year.',
 *     beforeMin: 'We can deliver from December 1.',
 *     afterMax: 'Choose a date before December 25.',
 *   }}
 * />
 */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(
  ({ label, optional, hint, error, id, size, messages, onBlur, onChange, onInvalid, ...rest }, ref) => {
    const [problem, setProblem] = useState<DateProblem>()
    const shown = problem && messages ? messages[problem] : error

    const leave = (event: FocusEvent<HTMLInputElement>): void => {
      const found = dateProblem(event.currentTarget.validity)
      // An empty field is no problem until the form is submitted.
      setProblem(found === 'missing' ? undefined : found)
      onBlur?.(event)
    }
    const change = (event: ChangeEvent<HTMLInputElement>): void => {
      if (event.currentTarget.validity.valid) setProblem(undefined)
      onChange?.(event)
    }
    const refuse = (event: FormEvent<HTMLInputElement>): void => {
      onInvalid?.(event)
      if (!messages || event.defaultPrevented) return
      event.preventDefault()
      const field = event.currentTarget
      setProblem(dateProblem(field.validity))
      // Instead of the browser, because its message would cover the field.
      if (field.form?.querySelector(':invalid:not(fieldset)') === field) field.focus()
    }
    return (
      <Field label={label} optional={optional} hint={hint} error={shown} id={id}>
        {(control) => (
          <input
            {...rest}
            {...control}
            ref={ref}
            type="date"
            className={`${fieldControl({ size })} ${dateInput}`}
            onBlur={leave}
            onChange={change}
            onInvalid={refuse}
          />
        )}
      </Field>
    )
  },
)
DateField.displayName = 'DateField'
