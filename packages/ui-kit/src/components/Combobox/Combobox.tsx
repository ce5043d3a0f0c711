import { forwardRef, type ReactNode, useCallback, useId, useImperativeHandle, useRef, useState } from 'react'
import { fieldControl } from '../Field/Field.css.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import type { NativeAttributes } from '../Field/nativeAttributes.ts'
import * as css from './Combobox.css.ts'
import type { comboboxFilters } from './Combobox.variants.ts'
import { ComboboxList } from './ComboboxList.tsx'
import { matchOptions } from './matchOptions.ts'
import { optionId, useActiveOption } from './useActiveOption.ts'

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
    const listId = useId()
    const labelId = `${listId}-label`
    const field = useRef<HTMLInputElement>(null)
    useImperativeHandle(ref, () => field.current as HTMLInputElement)
    const [own, setOwn] = useState(defaultValue)
    const [isOpen, setOpen] = useState(false)
    const close = useCallback(() => setOpen(false), [])
    const open = () => setOpen(!rest.readOnly)
    const typed = value ?? own
    const shown = filter === 'none' ? options : matchOptions(options, typed)
    const status = loadingText ?? (shown.length === 0 ? emptyText : undefined)
    const { active, onKeyDown } = useActiveOption({
      listId,
      options: shown.map((option) => option.value).join('\n'),
      enabled: status ? [] : shown.flatMap(({ disabled }, index) => (disabled ? [] : [index])),
      isOpen,
      onOpen: open,
    })
    const set = (next: string) => {
      setOwn(next)
      onChange?.(next)
    }
    const choose = (option: ComboboxOption) => {
      set(option.value)
      close()
    }
    return (
      <>
        <Field
          label={<span id={labelId}>{label}</span>}
          optional={optional}
          hint={hint}
          error={error}
          id={id}
        >
          {(wiring) => (
            <input
              autoComplete="off"
              {...rest}
              {...wiring}
              ref={field}
              className={fieldControl()}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-activedescendant={active < 0 ? undefined : optionId(listId, active)}
              value={typed}
              onChange={({ currentTarget }) => {
                set(currentTarget.value)
                open()
              }}
              onClick={(event) => {
                rest.onClick?.(event)
                open()
              }}
              onKeyDown={(event) => {
                rest.onKeyDown?.(event)
                if (!event.defaultPrevented) onKeyDown(event.nativeEvent)
              }}
            />
          )}
        </Field>
        {isOpen ? (
          <ComboboxList id={listId} labelId={labelId} field={field} onClose={close}>
            {status ? (
              <div
                role="option"
                aria-disabled
                aria-selected={false}
                tabIndex={-1}
                className={css.comboboxStatus}
              >
                {status}
              </div>
            ) : (
              shown.map((option, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
                <div
                  key={option.value}
                  id={optionId(listId, index)}
                  role="option"
                  aria-selected={index === active}
                  aria-disabled={option.disabled || undefined}
                  tabIndex={-1}
                  className={css.comboboxOption}
                  onClick={option.disabled ? undefined : () => choose(option)}
                >
                  {option.value}
                  {option.note ? <span className={css.comboboxNote}>{option.note}</span> : null}
                </div>
              ))
            )}
          </ComboboxList>
        ) : null}
        <div role="status" className={css.comboboxAnnouncement}>
          {isOpen ? (status ?? countText(shown.length)) : null}
        </div>
      </>
    )
  },
)
Combobox.displayName = 'Combobox'
