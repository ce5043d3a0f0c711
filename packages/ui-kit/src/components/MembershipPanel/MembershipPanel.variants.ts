/** The tones of `MembershipPanel`. */
export const membershipPanelTones = ['plus', 'trade'] as const
