/** The sizes of `Text`. */
export const textSizes = ['lead', 'body', 'meta', 'small', 'floor'] as const

/** The tones of `Text`. */
export const textTones = ['text', 'muted', 'accent', 'sale', 'success', 'warning', 'error'] as const

/** The weights of `Text`. */
export const textWeights = ['regular', 'medium', 'strong'] as const

/** The digit styles of `Text`. */
export const textDigits = ['running', 'tabular'] as const

/** The line lengths of `Text`. */
export const textMeasures = ['full', 'narrow', 'prose'] as const
