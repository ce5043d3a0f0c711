import { breakpoints } from './breakpoints.ts'

/** Media queries for style rules. `phone` applies below the breakpoint `md`, where pages have one column. */
export const media = {
  sm: `(min-width: ${breakpoints.sm}em)`,
  md: `(min-width: ${breakpoints.md}em)`,
  lg: `(min-width: ${breakpoints.lg}em)`,
  xl: `(min-width: ${breakpoints.xl}em)`,
  '2xl': `(min-width: ${breakpoints['2xl']}em)`,
  phone: `(max-width: ${breakpoints.md - 0.01}em)`,
  belowLg: `(max-width: ${breakpoints.lg - 0.01}em)`,
  hover: '(hover: hover)',
  /** For animations that repeat: visitors who prefer reduced motion see none of them. */
  motion: '(prefers-reduced-motion: no-preference)',
  /** Forced-colours mode, which removes backgrounds and shadows, and shows transparent borders. */
  forcedColors: '(forced-colors: active)',
} as const
