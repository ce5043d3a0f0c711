/** The alignments of `Inline`. */
export const inlineAlignments = ['center', 'baseline', 'start', 'end'] as const

/** How `Inline` distributes its items along the row. */
export const inlineJustifications = ['start', 'between', 'center', 'end'] as const

/** The wrapping modes of `Inline`. */
export const inlineWraps = ['yes', 'no'] as const
