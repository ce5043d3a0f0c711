import { fail, ok, type Result } from '../../engine/problem.ts'

/** Returns a line's quantity in units if it is a safe integer of at least `least`; otherwise InvalidField. */
export const checkQuantity = (quantity: number, least = 0): Result<number> =>
  Number.isSafeInteger(quantity) && quantity >= least
    ? ok(quantity)
    : fail(
        'InvalidField',
        `The quantity must be a whole number from ${least} to ${Number.MAX_SAFE_INTEGER}.`,
        {
          field: 'quantity',
          invalidValue: quantity,
        },
      )
