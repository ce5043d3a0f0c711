/** The tones of `Badge`. */
export const badgeTones = ['neutral', 'sale', 'success', 'warning', 'error'] as const

/** The looks of `Badge`. */
export const badgeLooks = ['status', 'label'] as const
