import { fail, ok, type Result } from '../engine/problem.ts'

const most = 2 ** 31 - 1

/** A quantity in units that a list may hold. */
export const checkedQuantity = (quantity: number, { least = 0 } = {}): Result<number> =>
  quantity >= least && quantity <= most
    ? ok(quantity)
    : fail('InvalidField', `The quantity must be at least ${least} and at most ${most}.`, {
        field: 'quantity',
        invalidValue: quantity,
      })
