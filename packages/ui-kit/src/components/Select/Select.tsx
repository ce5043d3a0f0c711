import { forwardRef, type ReactNode } from 'react'
import { fieldControl } from '../Field/Field.css.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import type { NativeAttributes } from '../Field/nativeAttributes.ts'
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.tsx'
import { select, selectFrame } from './Select.css.ts'
import type { selectSizes } from './Select.variants.ts'

/** The props of `Select`. */
export interface SelectProps extends FieldTexts, NativeAttributes<'select'> {
  /** `<option>`s. */
  readonly children: ReactNode
  readonly size?: (typeof selectSizes)[number] | undefined
}

/** A native select with a label. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(
  ({ label, optional, hint, error, id, size, ...rest }, ref) => (
    <Field label={label} optional={optional} hint={hint} error={error} id={id}>
      {(wiring) => (
        <div className={selectFrame}>
          <select {...rest} {...wiring} ref={ref} className={`${fieldControl({ size })} ${select}`} />
          <ChevronDownIcon />
        </div>
      )}
    </Field>
  ),
)
Select.displayName = 'Select'
