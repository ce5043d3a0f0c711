import {
  Combobox as AriakitCombobox,
  ComboboxItem,
  ComboboxPopover,
  ComboboxProvider,
} from '@ariakit/react/combobox'
import { forwardRef, type ReactNode, useState } from 'react'
import { fieldControl } from '../Field/Field.css.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import type { NativeAttributes } from '../Field/nativeAttributes.ts'
import * as css from './Combobox.css.ts'
import type { comboboxFilters } from './Combobox.variants.ts'
import { matchOptions } from './matchOptions.ts'

/** A suggestion of a combobox. */
export interface ComboboxOption {
  /** The text that is shown, typed and submitted. */
  readonly value: string
  readonly note?: ReactNode
  readonly disabled?: boolean | undefined
}

/** The props of `Combobox`. */
export interface ComboboxProps
  extends FieldTexts,
    Omit<NativeAttributes<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'list'> {
  readonly options: readonly ComboboxOption[]
  /** The controlled text; requires `onChange`. */
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  /** Called with the text on every change. */
  readonly onChange?: ((value: string) => void) | undefined
  /** `contains` shows only the options that contain the text. Use `none` when a server filters the options. */
  readonly filter?: (typeof comboboxFilters)[number] | undefined
  /** Shown when no option matches: "No designer of this name". */
  readonly emptyText: ReactNode
  /** Announced to screen readers when the number of options changes: "3 designers". */
  readonly countText: (count: number) => string
  /** Shown while the options are loading. */
  readonly loadingText?: ReactNode
}

/** A text field with suggestions. It accepts any text; without JavaScript it is a plain field. */
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
      countText,
      loadingText,
      ...rest
    },
    ref,
  ) => {
    const [own, setOwn] = useState(defaultValue)
    const [open, setOpen] = useState(false)
    const typed = value ?? own
    const shown = filter === 'none' ? options : matchOptions(options, typed)
    const status = loadingText ?? (shown.length === 0 ? emptyText : undefined)
    const set = (next: string) => {
      setOwn(next)
      onChange?.(next)
    }
    return (
      <ComboboxProvider value={typed} setValue={set} setOpen={setOpen} placement="bottom-start">
        <Field label={label} optional={optional} hint={hint} error={error} id={id}>
          {(wiring) => (
            <AriakitCombobox render={<input {...rest} {...wiring} ref={ref} className={fieldControl()} />} />
          )}
        </Field>
        <ComboboxPopover className={css.comboboxList} gutter={4} sameWidth unmountOnHide>
          {status ? (
            <ComboboxItem className={css.comboboxStatus} disabled>
              {status}
            </ComboboxItem>
          ) : (
            shown.map((option) => (
              <ComboboxItem
                key={option.value}
                className={css.comboboxOption}
                value={option.value}
                disabled={option.disabled ?? false}
              >
                {option.value}
                {option.note ? <span className={css.comboboxNote}>{option.note}</span> : null}
              </ComboboxItem>
            ))
          )}
        </ComboboxPopover>
        <div role="status" className={css.comboboxAnnouncement}>
          {open ? (status ?? countText(shown.length)) : null}
        </div>
      </ComboboxProvider>
    )
  },
)
Combobox.displayName = 'Combobox'
