/** The kinds of groups of `SearchSuggest`. */
export const searchSuggestKinds = ['designs', 'people', 'links'] as const

/** The places of `SearchSuggest`. */
export const searchSuggestPlaces = ['header', 'page'] as const
