/** The sizes of `ColorWell`. */
export const colorWellSizes = [12, 30] as const
