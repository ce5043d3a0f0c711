/** The alignments of `Stack`. */
export const stackAlignments = ['stretch', 'start', 'center'] as const
