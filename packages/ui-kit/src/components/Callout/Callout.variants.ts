/** The tones of `Callout`. */
export const calloutTones = ['info', 'success', 'warning', 'error'] as const
