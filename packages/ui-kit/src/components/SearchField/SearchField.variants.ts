/** The sizes of `SearchField`. */
export const searchFieldSizes = ['l', 's'] as const
