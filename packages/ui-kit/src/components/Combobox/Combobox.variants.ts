/** The filter modes of `Combobox`. */
export const comboboxFilters = ['contains', 'none'] as const
