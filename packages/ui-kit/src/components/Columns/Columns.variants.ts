/** The layouts of `Columns`. */
export const columnsLayouts = ['facets', 'product', 'summary', 'checkout', 'account'] as const
