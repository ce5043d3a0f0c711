import { type ReactNode, useId } from 'react'
import { AlertIcon } from '../Icon/AlertIcon.tsx'
import * as css from './Field.css.ts'

/** What wires a control to its label, hint and error. */
export interface FieldControl {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

export interface FieldLook {
  readonly label: ReactNode
  /** "(optional)", written out beside the label. */
  readonly optional?: string | undefined
  readonly hint?: ReactNode
  /** What is wrong, in words. */
  readonly error?: ReactNode
  /** Give one where an error summary links to the field; it is also how the label finds it. */
  readonly id?: string | undefined
}

export interface FieldProps extends FieldLook {
  readonly children: (control: FieldControl) => ReactNode
}

/** A label, a control, and below it a hint or an error. Text fields have it built in; use it around other controls. */
export const Field = ({ label, optional, hint, error, id, children }: FieldProps) => {
  const own = useId()
  const controlId = id ?? own
  const described = [error ? `${controlId}-error` : '', hint ? `${controlId}-hint` : '']
    .filter(Boolean)
    .join(' ')
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={controlId}>
        {label} {optional ? <span className={css.optional}>{optional}</span> : null}
      </label>
      {children({
        id: controlId,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {error ? (
        <p className={css.error} id={`${controlId}-error`}>
          <AlertIcon size={18} /> {error}
        </p>
      ) : null}
      {hint ? (
        <div className={css.hint} id={`${controlId}-hint`}>
          {hint}
        </div>
      ) : null}
    </div>
  )
}
