/** The sizes of `Icon`. */
export const iconSizes = [16, 18, 20, 22, 28] as const
