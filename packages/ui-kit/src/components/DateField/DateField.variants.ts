/** The sizes of `DateField`. */
export const dateFieldSizes = ['s', 'm', 'l'] as const
