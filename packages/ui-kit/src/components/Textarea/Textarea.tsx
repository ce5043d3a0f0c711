import { forwardRef, useState } from 'react'
import { control } from '../Field/Field.css.ts'
import { Field, type FieldLook } from '../Field/Field.tsx'
import type { Native } from '../Field/native.ts'
import { area, count } from './Textarea.css.ts'

export interface TextareaProps extends FieldLook, Native<'textarea'> {
  /** Says how many characters are left, given `maxLength`: "120 left". */
  readonly counter?: ((left: number) => string) | undefined
}

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0)

/** Several lines, with a count of what is left where there is a limit. */
export const Textarea = forwardRef<HTMLTextAreaElement, TextareaProps>(
  ({ label, optional, hint, error, id, counter, onChange, ...rest }, ref) => {
    const [typed, setTyped] = useState(lengthOf(rest.defaultValue))
    const length = rest.value === undefined ? typed : lengthOf(rest.value)
    const left = counter && rest.maxLength !== undefined ? counter(rest.maxLength - length) : undefined
    const below = left ? (
      <>
        <span className={count}>{left}</span>
        {hint}
      </>
    ) : (
      hint
    )
    return (
      <Field label={label} optional={optional} hint={below} error={error} id={id}>
        {(wiring) => (
          <textarea
            rows={4}
            {...rest}
            {...wiring}
            ref={ref}
            className={`${control()} ${area}`}
            onChange={(event) => {
              setTyped(event.currentTarget.value.length)
              onChange?.(event)
            }}
          />
        )}
      </Field>
    )
  },
)
Textarea.displayName = 'Textarea'
