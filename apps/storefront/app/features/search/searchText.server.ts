import { plainTextField } from '@selvedge/cart-domain/forms'
import * as v from 'valibot'

/** The maximum number of characters of a search. */
const MAX_TEXT = 100

/** The search text in a URL; empty when it cannot be searched for. */
export const searchText = (search: URLSearchParams): string => {
  const typed = v.safeParse(plainTextField, search.get('query') ?? '')
  return typed.success ? typed.output.slice(0, MAX_TEXT).trim() : ''
}
