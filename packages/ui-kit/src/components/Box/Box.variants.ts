/** The tones of `Box`. */
export const boxTones = ['page', 'card', 'raised'] as const

/** The borders of `Box`. */
export const boxBorders = ['none', 'line', 'dashed'] as const

/** The corner radii of `Box`. */
export const boxRadii = ['none', 'field', 'panel'] as const

/** The widths of `Box`. */
export const boxWidths = ['full', 'prose', 'narrow'] as const
