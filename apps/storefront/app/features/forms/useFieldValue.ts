import { type RefObject, useSyncExternalStore } from 'react'

/**
 * The value of a field in a part of the page; '' for a checkbox that is off, `undefined` when there is no such field.
 */
const readField = (part: HTMLElement | null, name: string): string | undefined => {
  const fields = part?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`) ?? []
  const toggles = [...fields].filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && /radio|checkbox/.test(field.type),
  )
  if (toggles.length > 0) return toggles.find(({ checked }) => checked)?.value ?? ''
  return fields[0]?.value
}

// Listens on the document, because a form may be replaced while its page stays.
const subscribe = (listener: () => void) => {
  document.addEventListener('change', listener)
  return () => document.removeEventListener('change', listener)
}

/**
 * Returns the current value of an uncontrolled field in a part of the page. The value is read from the document, so
 * that it includes a selection before hydration. `initial` is the value that the server rendered.
 */
export const useFieldValue = (part: RefObject<HTMLElement>, name: string, initial: string): string =>
  useSyncExternalStore(
    subscribe,
    () => readField(part.current, name) ?? initial,
    () => initial,
  )
