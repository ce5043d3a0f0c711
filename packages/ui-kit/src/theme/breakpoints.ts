/** The smallest window width of each breakpoint, in em. */
export const breakpoints = { sm: 30, md: 48, lg: 62, xl: 80, '2xl': 96 } as const

/** The name of a breakpoint. */
export type Breakpoint = keyof typeof breakpoints
