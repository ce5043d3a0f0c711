/** The tones of `Panel`. */
export const panelTones = ['card', 'raised', 'dashed'] as const
