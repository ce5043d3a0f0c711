/** The sizes of `Rating`. */
export const ratingSizes = ['s', 'm', 'l'] as const
