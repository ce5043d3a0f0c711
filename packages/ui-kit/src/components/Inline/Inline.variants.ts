/** The alignments of `Inline`. */
export const inlineAlignments = ['center', 'baseline', 'start', 'end'] as const

/** The distributions along the row of `Inline`. */
export const inlineJustifications = ['start', 'between', 'center', 'end'] as const

/** The wrapping modes of `Inline`. */
export const inlineWraps = ['yes', 'no'] as const
