/** The sizes of `ColorWell`. */
export const colorWellSizes = [12, 22, 30] as const
