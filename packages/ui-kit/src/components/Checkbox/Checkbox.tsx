import { forwardRef, type ReactNode, useId } from 'react'
import { fieldError } from '../Field/Field.css.ts'
import type { NativeAttributes } from '../Field/nativeAttributes.ts'
import { AlertIcon } from '../Icon/AlertIcon.tsx'
import { checkboxHint, checkboxInput, checkboxLabel } from './Checkbox.css.ts'

/** The props of `Checkbox`. */
export interface CheckboxProps extends Omit<NativeAttributes<'input'>, 'type'> {
  readonly children: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly id?: string | undefined
}

/** A checkbox with its label. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(
  ({ children, hint, error, id, ...rest }, ref) => {
    const own = useId()
    return (
      <div>
        <label className={checkboxLabel}>
          <input
            {...rest}
            ref={ref}
            id={id}
            type="checkbox"
            className={checkboxInput}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? own : undefined}
          />
          <span>{children}</span>
          {hint ? <span className={checkboxHint}>{hint}</span> : null}
        </label>
        {error ? (
          <p className={fieldError} id={own}>
            <AlertIcon size={18} /> {error}
          </p>
        ) : null}
      </div>
    )
  },
)
Checkbox.displayName = 'Checkbox'
