import { forwardRef } from 'react'
import { fieldControl } from '../Field/Field.css.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import type { NativeAttributes } from '../Field/nativeAttributes.ts'
import type { textInputSizes } from './TextInput.variants.ts'

/** The props of `TextInput`. */
export interface TextInputProps extends FieldTexts, NativeAttributes<'input'> {
  /** 44, 48 or 56 px high. */
  readonly size?: (typeof textInputSizes)[number] | undefined
}

/** A one-line text field with its label. Set `autoComplete` and `inputMode` for phones. */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(
  ({ label, optional, hint, error, id, size, ...rest }, ref) => (
    <Field label={label} optional={optional} hint={hint} error={error} id={id}>
      {(wiring) => <input type="text" {...rest} {...wiring} ref={ref} className={fieldControl({ size })} />}
    </Field>
  ),
)
TextInput.displayName = 'TextInput'
