export type { SearchSuggestProps } from './SearchSuggest.tsx'
export { SearchSuggest } from './SearchSuggest.tsx'
export type { SearchSuggestGroup, SearchSuggestItem } from './suggestTypes.ts'
