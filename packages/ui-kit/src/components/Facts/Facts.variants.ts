/** The layouts of `Facts`. */
export const factsLayouts = ['table', 'line'] as const
