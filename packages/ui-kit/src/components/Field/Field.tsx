import { type ReactNode, useId } from 'react'
import { AlertIcon } from '../Icon/AlertIcon.tsx'
import * as css from './Field.css.ts'

/** The attributes that connect a control to its label, hint and error. */
export interface FieldControlAttributes {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

/** The label and messages that every field has. */
export interface FieldTexts {
  readonly label: ReactNode
  /** Text beside the label: "(optional)". */
  readonly optional?: string | undefined
  readonly hint?: ReactNode
  /** The error message. */
  readonly error?: ReactNode
  /** The id of the control, by default generated. Set it when a `FormErrorSummary` links to the field. */
  readonly id?: string | undefined
}

/** The props of `Field`. */
export interface FieldProps extends FieldTexts {
  readonly children: (control: FieldControlAttributes) => ReactNode
}

/**
 * A label, a control, and a hint or an error below. Text fields already contain a `Field`; use `Field` around other
 * controls.
 */
export const Field = ({ label, optional, hint, error, id, children }: FieldProps) => {
  const own = useId()
  const controlId = id ?? own
  const described = [error ? `${controlId}-error` : '', hint ? `${controlId}-hint` : '']
    .filter(Boolean)
    .join(' ')
  return (
    <div className={css.field}>
      <label className={css.fieldLabel} htmlFor={controlId}>
        {label} {optional ? <span className={css.fieldOptional}>{optional}</span> : null}
      </label>
      {children({
        id: controlId,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {error ? (
        <p className={css.fieldError} id={`${controlId}-error`}>
          <AlertIcon size={18} /> {error}
        </p>
      ) : null}
      {hint ? (
        <div className={css.fieldHint} id={`${controlId}-hint`}>
          {hint}
        </div>
      ) : null}
    </div>
  )
}
