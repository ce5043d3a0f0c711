/** The sizes of `Dialog`. */
export const dialogSizes = ['s', 'm', 'l'] as const
