/** The tones of `SummaryRows`. */
export const summaryRowsTones = ['plain', 'discount', 'muted'] as const
