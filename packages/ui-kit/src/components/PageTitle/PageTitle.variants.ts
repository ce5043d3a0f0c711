/** The sizes of `PageTitle`. */
export const pageTitleSizes = ['category', 'page'] as const
