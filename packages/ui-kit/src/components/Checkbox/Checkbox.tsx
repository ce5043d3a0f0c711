import { forwardRef, type ReactNode, useId } from 'react'
import { error as errorClass } from '../Field/Field.css.ts'
import type { Native } from '../Field/native.ts'
import { AlertIcon } from '../Icon/AlertIcon.tsx'
import { box, hint as hintClass, label } from './Checkbox.css.ts'

/** The props of `Checkbox`. */
export interface CheckboxProps extends Omit<Native<'input'>, 'type'> {
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
        <label className={label}>
          <input
            {...rest}
            ref={ref}
            id={id}
            type="checkbox"
            className={box}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? own : undefined}
          />
          <span>{children}</span>
          {hint ? <span className={hintClass}>{hint}</span> : null}
        </label>
        {error ? (
          <p className={errorClass} id={own}>
            <AlertIcon size={18} /> {error}
          </p>
        ) : null}
      </div>
    )
  },
)
Checkbox.displayName = 'Checkbox'
