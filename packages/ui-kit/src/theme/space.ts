/** Steps of the 4 px grid by name, in px. */
export const space = {
  none: 0,
  xxs: 4,
  xs: 8,
  s: 12,
  m: 16,
  l: 24,
  xl: 32,
  xxl: 44,
  xxxl: 64,
} as const

/** The name of a step of `space`. */
export type SpaceName = keyof typeof space
