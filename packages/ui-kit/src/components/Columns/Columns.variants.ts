/** The layouts of `Columns`. */
export const columnsLayouts = ['facets', 'product', 'summary', 'aside', 'checkout', 'account'] as const
