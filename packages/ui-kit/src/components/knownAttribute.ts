// @internal
import { version } from 'react'

/**
 * Returns an attribute of HTML that React knows since version 19, by its name in React. Earlier versions write unknown
 * attributes as they are, and React 19 logs an error for a name in lower case.
 */
export const knownAttribute = (name: string, value: string): Readonly<Record<string, string>> => ({
  [version < '19' ? name.toLowerCase() : name]: value,
})
