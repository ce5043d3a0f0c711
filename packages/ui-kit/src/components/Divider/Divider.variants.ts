/** The tones of `Divider`. */
export const dividerTones = ['line', 'strong'] as const
