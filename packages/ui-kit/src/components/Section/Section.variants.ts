/** The tones of `Section`. */
export const sectionTones = ['page', 'raised'] as const
