import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import { textOf } from './textLines.ts'

/** An accessible name: a whole text, or a pattern for a part of it. */
export type Name = string | RegExp

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Elements that browsers do not show inline. Accessible names have spaces around the text of such an element. */
const SEPARATE = new Set(
  `address article aside blockquote body button caption dd details dialog div dl dt fieldset figcaption figure footer form
  h1 h2 h3 h4 h5 h6 header hr input legend li main meter nav ol optgroup option p pre progress search section select
  summary table tbody td textarea tfoot th thead tr ul`.split(/\s+/),
)

/**
 * Returns the style that an element has without style sheets. It replaces jsdom's computed style, which would take most
 * of the time of a search.
 */
const plainStyle = ({ localName }: Element): CSSStyleDeclaration => {
  const display = SEPARATE.has(localName) ? 'block' : 'inline'
  const getPropertyValue = (property: string): string => (property === 'display' ? display : '')
  return { getPropertyValue } as CSSStyleDeclaration
}

const isNamed = (element: Element, name: Name): boolean => {
  const found = computeAccessibleName(element, {
    hidden: true,
    getComputedStyle: plainStyle,
    computedStyleSupportsPseudoElements: false,
  })
    .replace(/\s+/g, ' ')
    .trim()
  return typeof name === 'string' ? found === name : name.test(found)
}

const isOffered = (element: Element): boolean => !element.closest('[hidden], template')

/** Returns the elements with a role, in document order. A `<summary>` element does not count as a button. */
export const allByRole = (within: Element, role: string, name?: Name): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(':not(link, summary)')].filter(
    (element) =>
      getRole(element) === role && isOffered(element) && (name === undefined || isNamed(element, name)),
  )

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
