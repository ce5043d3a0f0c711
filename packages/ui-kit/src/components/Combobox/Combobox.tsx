import {
  Combobox as AriakitCombobox,
  ComboboxItem,
  ComboboxPopover,
  ComboboxProvider,
} from '@ariakit/react/combobox'
import { forwardRef, type ReactNode, useState } from 'react'
import { control } from '../Field/Field.css.ts'
import { Field, type FieldLook } from '../Field/Field.tsx'
import type { Native } from '../Field/native.ts'
import * as css from './Combobox.css.ts'
import { matchOptions } from './matchOptions.ts'

export interface ComboboxOption {
  /** What is shown, typed into the field and sent. */
  readonly value: string
  readonly note?: ReactNode
  readonly disabled?: boolean | undefined
}

export interface ComboboxProps
  extends FieldLook,
    Omit<Native<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'list'> {
  readonly options: readonly ComboboxOption[]
  /** The text in the field, together with `onChange`. */
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  /** Called with the text as it is typed or chosen. */
  readonly onChange?: ((value: string) => void) | undefined
  /** Whether the kit narrows the options by what is typed; `none` where a server does. */
  readonly filter?: 'contains' | 'none' | undefined
  /** Said in place of options when nothing fits: "No designer of this name". */
  readonly emptyText: ReactNode
  /** Said in place of options while they are fetched. */
  readonly loadingText?: ReactNode
}

/** A text field that suggests. Any text may be typed and sent; without script it is the plain field. */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(
  (
    {
      label,
      optional,
      hint,
      error,
      id,
      options,
      value,
      defaultValue = '',
      onChange,
      filter = 'contains',
      emptyText,
      loadingText,
      ...rest
    },
    ref,
  ) => {
    const [own, setOwn] = useState(defaultValue)
    const typed = value ?? own
    const shown = filter === 'none' ? options : matchOptions(options, typed)
    const status = loadingText ?? (shown.length === 0 ? emptyText : undefined)
    const set = (next: string) => {
      setOwn(next)
      onChange?.(next)
    }
    return (
      <ComboboxProvider value={typed} setValue={set} placement="bottom-start">
        <Field label={label} optional={optional} hint={hint} error={error} id={id}>
          {(wiring) => (
            <AriakitCombobox render={<input {...rest} {...wiring} ref={ref} className={control()} />} />
          )}
        </Field>
        <ComboboxPopover className={css.list} gutter={4} sameWidth unmountOnHide>
          {status ? (
            <ComboboxItem className={css.status} disabled>
              {status}
            </ComboboxItem>
          ) : (
            shown.map((option) => (
              <ComboboxItem
                key={option.value}
                className={css.option}
                value={option.value}
                disabled={option.disabled ?? false}
              >
                {option.value}
                {option.note ? <span className={css.note}>{option.note}</span> : null}
              </ComboboxItem>
            ))
          )}
        </ComboboxPopover>
      </ComboboxProvider>
    )
  },
)
Combobox.displayName = 'Combobox'
