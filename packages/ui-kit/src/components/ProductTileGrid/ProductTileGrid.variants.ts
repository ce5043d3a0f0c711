/** The sizes of `ProductTileGrid`. */
export const productTileGridSizes = ['small', 'large'] as const
