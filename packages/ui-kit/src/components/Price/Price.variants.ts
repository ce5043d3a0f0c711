/** The sizes of `Price`. */
export const priceSizes = ['row', 'line', 'total', 'figure'] as const
