/** The column layouts of `Grid`. */
export const gridColumns = ['two', 'three', 'four', 'cards', 'pair', 'triple'] as const
