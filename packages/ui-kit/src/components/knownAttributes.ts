// @internal
import { version } from 'react'

const isReact19 = Number.parseInt(version, 10) >= 19

/**
 * Returns attributes of HTML that React knows since version 19, by their names in React. Earlier versions write unknown
 * attributes as they are, and React 19 logs an error for a name in lower case.
 */
export const knownAttributes = (
  attributes: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  isReact19
    ? attributes
    : Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]))
