import { fail, ok, type Result } from '../engine/problem.ts'

const maxQuantity = 2 ** 31 - 1

/** Checks that a quantity is within the limits, and returns it. Fails with InvalidField otherwise. */
export const checkQuantity = (quantity: number, { least = 0 } = {}): Result<number> =>
  quantity >= least && quantity <= maxQuantity
    ? ok(quantity)
    : fail('InvalidField', `The quantity must be at least ${least} and at most ${maxQuantity}.`, {
        field: 'quantity',
        invalidValue: quantity,
      })
