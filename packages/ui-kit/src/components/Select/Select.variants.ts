/** The sizes of `Select`. */
export const selectSizes = ['s', 'm', 'l'] as const
