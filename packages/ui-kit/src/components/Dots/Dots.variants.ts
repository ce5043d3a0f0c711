/** The sizes of `Dots`. */
export const dotsSizes = ['small', 'step', 'title', 'strip'] as const
