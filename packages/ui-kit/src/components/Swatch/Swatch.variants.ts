/** The sizes of `Swatch`. */
export const swatchSizes = ['s', 'm', 'l', 'fill'] as const

/** The edges of `Swatch`. */
export const swatchCuts = ['straight', 'pinked'] as const
