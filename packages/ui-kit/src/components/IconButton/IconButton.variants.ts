/** The tones of `IconButton`. */
export const iconButtonTones = ['plain', 'floating', 'framed'] as const

/** The sizes of `IconButton`. */
export const iconButtonSizes = ['m', 'l'] as const
