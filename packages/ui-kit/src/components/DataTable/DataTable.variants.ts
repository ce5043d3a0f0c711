/** How a column of `DataTable` is aligned. */
export const dataTableAlignments = ['start', 'end'] as const

/** The tones of a column of `DataTable`. */
export const dataTableTones = ['plain', 'muted', 'code'] as const
