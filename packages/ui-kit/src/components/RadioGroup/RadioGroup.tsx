import { type ReactNode, useId } from 'react'
import { radioInput } from '../Checkbox/Checkbox.css.ts'
import { fieldError } from '../Field/Field.css.ts'
import { AlertIcon } from '../Icon/AlertIcon.tsx'
import * as css from './RadioGroup.css.ts'
import type { radioGroupLayouts } from './RadioGroup.variants.ts'

/** An option of `RadioGroup`. */
export interface RadioGroupOption {
  readonly value: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly disabled?: boolean | undefined
}

/** The props of `RadioGroup`. */
export interface RadioGroupProps {
  readonly legend: ReactNode
  readonly name: string
  readonly options: readonly RadioGroupOption[]
  /** The controlled value; requires `onChange`. For an uncontrolled group use `defaultValue`, the initial value. */
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onChange?: ((value: string) => void) | undefined
  readonly layout?: (typeof radioGroupLayouts)[number] | undefined
  readonly error?: ReactNode
  /** The id for links from a `FormErrorSummary`. */
  readonly id?: string | undefined
}

/** A radio group of short options. */
export const RadioGroup = ({
  legend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  layout = 'column',
  error,
  id,
}: RadioGroupProps) => {
  const errorId = useId()
  return (
    <fieldset id={id} tabIndex={id ? -1 : undefined} aria-describedby={error ? errorId : undefined}>
      <legend className={css.radioGroupLegend}>{legend}</legend>
      <div className={css.radioGroupOptions[layout]}>
        {options.map((option) => (
          <label key={option.value} className={css.radioGroupOption}>
            <input
              type="radio"
              className={radioInput}
              name={name}
              value={option.value}
              disabled={option.disabled}
              onChange={() => onChange?.(option.value)}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
            />
            <span>{option.label}</span>
            {option.hint ? <span className={css.radioGroupHint}>{option.hint}</span> : null}
          </label>
        ))}
      </div>
      {error ? (
        <p className={fieldError} id={errorId}>
          <AlertIcon size={18} /> {error}
        </p>
      ) : null}
    </fieldset>
  )
}
