/** The sides of `Popover`. */
export const popoverSides = ['top', 'bottom'] as const
