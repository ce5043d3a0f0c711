// @internal
import { useEffect, useLayoutEffect, useRef } from 'react'
import { optionId, useActiveOption } from '../Combobox/useActiveOption.ts'
import { closeOnFocusOut, closeOnPress } from '../Popover/closeOnLeave.ts'

interface ComboboxField {
  readonly field: HTMLInputElement
  readonly frame: HTMLElement | null
  readonly listId: string
  readonly count: number
  /** Identifies the options. When this changes, no option is active. */
  readonly options: string
  readonly onClose: () => void
}

const attributes = ['role', 'aria-autocomplete', 'aria-controls', 'aria-expanded', 'aria-activedescendant']

/**
 * Makes a field that another component renders the combobox of a listbox, and returns the index of the active option.
 * Escape, Tab or a press elsewhere closes the list.
 */
export const useComboboxField = ({
  field,
  frame,
  listId,
  count,
  options,
  onClose,
}: ComboboxField): number => {
  const enabled = Array.from({ length: count }, (_, index) => index)
  const { active, onKeyDown } = useActiveOption({ listId, options, enabled, isOpen: true })
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', listId)
    return () => {
      for (const name of attributes) field.removeAttribute(name)
    }
  }, [field, listId])

  useEffect(() => {
    field.setAttribute('aria-expanded', String(count > 0))
    if (active < 0) field.removeAttribute('aria-activedescendant')
    else field.setAttribute('aria-activedescendant', optionId(listId, active))
  }, [field, listId, active, count])

  // Adds the listeners before the options are painted, so that no key press is lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      onKeyDown(event)
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      close.current()
    }
    const isInside = (node: Node): boolean =>
      frame?.contains(node) === true || field.form?.contains(node) === true
    const leave = (): void => close.current()
    field.addEventListener('keydown', onKey)
    const stops = [
      closeOnFocusOut(field, isInside, leave),
      closeOnFocusOut(frame, isInside, leave),
      closeOnPress(isInside, leave),
    ]
    return () => {
      field.removeEventListener('keydown', onKey)
      for (const stop of stops) stop()
    }
  }, [field, frame, onKeyDown])

  return active
}
