// @internal
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

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
 * Returns the index of the option that a key selects, or `undefined` if the key does not select another option. The
 * index -1 is the field itself.
 */
export const nextOptionIndex = (key: string, active: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1
  return undefined
}

/**
 * Makes a field the combobox of a listbox, following the pattern of the ARIA Authoring Practices. The arrow keys move
 * through the options, and Enter follows the active option. Escape, Tab or a press elsewhere closes the list. The
 * field keeps the focus.
 */
export const useComboboxField = ({
  field,
  frame,
  listId,
  count,
  options,
  onClose,
}: ComboboxField): number => {
  const [selected, setSelected] = useState({ index: -1, options })
  const active = selected.options === options ? selected.index : -1
  const latest = useRef({ active, count, options, onClose })
  latest.current = { active, count, options, onClose }

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
    else {
      const id = `${listId}-${active}`
      field.setAttribute('aria-activedescendant', id)
      document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
    }
  }, [field, listId, active, count])

  // Adds the listeners before the options are painted, so that no key press is lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const now = latest.current
      const next = nextOptionIndex(event.key, now.active, now.count)
      if (event.isComposing) return
      if (next !== undefined && now.count > 0) {
        event.preventDefault()
        // Set before the next render, so that a second key press at the same moment moves on from this option.
        latest.current = { ...now, active: next }
        setSelected({ index: next, options: now.options })
      } else if (event.key === 'Enter' && now.active >= 0) {
        event.preventDefault()
        document.getElementById(`${listId}-${now.active}`)?.click()
      } else if (event.key === 'Escape') {
        event.preventDefault()
        now.onClose()
      }
    }
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && (frame?.contains(target) || field.form?.contains(target) === true)
    const onPress = ({ target }: Event): void => {
      if (!isInside(target)) latest.current.onClose()
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget && !isInside(relatedTarget)) latest.current.onClose()
    }
    field.addEventListener('keydown', onKeyDown)
    field.addEventListener('focusout', onFocusOut)
    frame?.addEventListener('focusout', onFocusOut)
    document.addEventListener('pointerdown', onPress)
    return () => {
      field.removeEventListener('keydown', onKeyDown)
      field.removeEventListener('focusout', onFocusOut)
      frame?.removeEventListener('focusout', onFocusOut)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [field, frame, listId])

  return active
}
