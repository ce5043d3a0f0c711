/** The sizes of `QuantityStepper`. */
export const quantityStepperSizes = ['m', 'l'] as const
