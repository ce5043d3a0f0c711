/** The tones of `Button`. */
export const buttonTones = ['primary', 'secondary', 'quiet', 'danger', 'panel'] as const

/** The sizes of `Button`. */
export const buttonSizes = ['s', 'm', 'l'] as const

/** The widths of `Button`. */
export const buttonWidths = ['auto', 'full'] as const
