/** The sides of `Drawer`. */
export const drawerSides = ['left', 'right', 'bottom'] as const
