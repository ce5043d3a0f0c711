export { expandSearch } from './expandSearch.ts'
export type { ParsedSearch } from './parseSearch.ts'
export { parseSearch } from './parseSearch.ts'
export { suggestSpelling } from './suggestSpelling.ts'
