/** The ways to show the dots of `Logo`. */
export const logoDots = ['shown', 'none'] as const
