/** The sides of `Tooltip`. */
export const tooltipSides = ['top', 'bottom'] as const
