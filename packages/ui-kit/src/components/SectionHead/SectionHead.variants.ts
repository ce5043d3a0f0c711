/** The sizes of `SectionHead`. */
export const sectionHeadSizes = ['section', 'panel', 'group'] as const
