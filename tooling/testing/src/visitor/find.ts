import { queryAllByRole } from '@testing-library/dom'
import { computeAccessibleName } from 'dom-accessibility-api'
import { textOf } from './textLines.ts'

/** An accessible name: a whole text, or a pattern for a part of it. */
export type Name = string | RegExp

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isNamed = (element: Element, name: Name): boolean => {
  const found = computeAccessibleName(element, { hidden: true }).replace(/\s+/g, ' ').trim()
  return typeof name === 'string' ? found === name : name.test(found)
}

const isOffered = (element: Element): boolean => !element.closest('[hidden], template')

/** Returns the elements with a role, in document order. */
export const allByRole = (within: Element, role: string, name?: Name): HTMLElement[] =>
  queryAllByRole(within as HTMLElement, role, {
    hidden: true,
    ...(name === undefined ? {} : { name }),
  }).filter(isOffered)

/** Returns form controls by label, including password fields, which have no role. */
export const allFields = (within: Element, label: Name): Field[] =>
  [...within.querySelectorAll<Field>('input:not([type=hidden]), select, textarea')].filter(
    (field) => isOffered(field) && isNamed(field, label),
  )

/** Returns the first match in the main part of a page, or in its header or footer. */
export const firstOnPage = <Found extends Element>(
  document: Document,
  what: string,
  find: (within: Element) => readonly Found[],
): Found => {
  const main = document.querySelector('main')
  const found = (main ? find(main)[0] : undefined) ?? find(document.body)[0]
  if (found) return found
  throw new Error(
    `The page "${document.title}" has no ${what}. It says:\n${textOf(main ?? document.body).slice(0, 2_000)}`,
  )
}
