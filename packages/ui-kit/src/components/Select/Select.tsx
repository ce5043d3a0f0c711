import { forwardRef, type ReactNode } from 'react'
import { control } from '../Field/Field.css.ts'
import { Field, type FieldLook } from '../Field/Field.tsx'
import type { Native } from '../Field/native.ts'
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.tsx'
import { frame, select } from './Select.css.ts'
import type { selectSizes } from './Select.variants.ts'

/** The props of `Select`. */
export interface SelectProps extends FieldLook, Native<'select'> {
  /** `<option>`s. */
  readonly children: ReactNode
  readonly size?: (typeof selectSizes)[number] | undefined
}

/** A native select with a label. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(
  ({ label, optional, hint, error, id, size, ...rest }, ref) => (
    <Field label={label} optional={optional} hint={hint} error={error} id={id}>
      {(wiring) => (
        <div className={frame}>
          <select {...rest} {...wiring} ref={ref} className={`${control({ size })} ${select}`} />
          <ChevronDownIcon />
        </div>
      )}
    </Field>
  ),
)
Select.displayName = 'Select'
