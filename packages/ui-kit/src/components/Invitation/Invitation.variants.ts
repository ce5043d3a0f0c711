/** The tones of `Invitation`. */
export const invitationTones = ['plus', 'trade'] as const
