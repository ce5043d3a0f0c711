/** The sizes of `SectionHeader`. */
export const sectionHeaderSizes = ['section', 'panel', 'group'] as const
