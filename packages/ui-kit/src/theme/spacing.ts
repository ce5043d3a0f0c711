/** The distances of the kit in steps of 4 px. Half and quarter steps compensate for borders and glyphs. */
export const spacingSteps = [
  0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.5, 4, 4.25, 4.5, 5, 5.25, 5.5, 6, 6.5,
  6.75, 7, 7.5, 8, 8.5, 9, 10, 11, 12, 13, 14, 14.5, 16, 16.5, 23, 24, 30,
] as const

/** A distance in steps of 4 px. */
export type SpacingStep = (typeof spacingSteps)[number]

type Negative<Step extends number> = Step extends 0
  ? never
  : `-${Step}` extends `${infer Value extends number}`
    ? Value
    : never

/**
 * Returns distances as a CSS value: one to four lengths, each a number of steps. Negative steps are allowed.
 * @example style({ padding: spacing(2, 4), gap: spacing(3) }) // padding: 8px 16px; gap: 12px
 */
export const spacing = (...steps: readonly (SpacingStep | Negative<SpacingStep>)[]): string =>
  steps.map((step) => (step === 0 ? '0' : `${step * 4}px`)).join(' ')
