/** The tones of `StepDots`. */
export const stepDotsTones = ['plain', 'error'] as const
