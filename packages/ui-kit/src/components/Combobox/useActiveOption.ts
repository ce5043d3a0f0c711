// @internal
import { useEffect, useRef, useState } from 'react'

interface ActiveOptionSettings {
  /** The id of the listbox. The id of an option consists of this id, a hyphen and the index of the option. */
  readonly listId: string
  /** Identifies the options. When this changes, no option is active. */
  readonly options: string
  /** The indices of the options that can be selected. */
  readonly enabled: readonly number[]
  readonly isOpen: boolean
  /** Called when an arrow key is pressed while the list is closed. */
  readonly onOpen?: (() => void) | undefined
}

interface ActiveOption {
  /** The index of the active option; -1 is the field itself. */
  readonly active: number
  /** Handles the keys of the field. */
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Returns the index that an arrow key selects. From the last option, the next one is the field itself: -1. */
const nextIndex = (key: string, active: number, enabled: readonly number[]): number | undefined => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (step === undefined) return undefined
  const indices = [-1, ...enabled]
  return indices.at((indices.indexOf(active) + step) % indices.length)
}

/** Returns the id of an option in a listbox. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/**
 * The keys of a combobox and its active option, following the pattern of the ARIA Authoring Practices. The arrow keys
 * move through the options, and Enter clicks the active option. The field keeps the focus.
 */
export const useActiveOption = (settings: ActiveOptionSettings): ActiveOption => {
  const { listId, options, isOpen } = settings
  const [selected, setSelected] = useState({ index: -1, options })
  const active = isOpen && selected.options === options ? selected.index : -1
  const latest = useRef({ ...settings, active })
  latest.current = { ...settings, active }

  // No option is active when the list opens again.
  useEffect(() => {
    if (!isOpen) setSelected((before) => (before.index < 0 ? before : { ...before, index: -1 }))
  }, [isOpen])
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' })
  }, [listId, active])

  const [onKeyDown] = useState(() => (event: KeyboardEvent): void => {
    const now = latest.current
    const next = nextIndex(event.key, now.active, now.enabled)
    if (event.isComposing) return
    if (next !== undefined && (now.enabled.length > 0 || !now.isOpen)) {
      event.preventDefault()
      now.onOpen?.()
      // Set before the next render, so that a second key press at the same moment moves on from this option.
      latest.current = { ...now, active: next, isOpen: true }
      setSelected({ index: next, options: now.options })
    } else if (event.key === 'Enter' && now.active >= 0) {
      event.preventDefault()
      document.getElementById(optionId(now.listId, now.active))?.click()
    }
  })
  return { active, onKeyDown }
}
