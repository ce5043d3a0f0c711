import { singleAction } from '../carts/actions/applyActions.ts'
import { withField } from '../carts/actions/withoutNulls.ts'
import { fail, inOrder, ok, type Result } from '../engine/problem.ts'
import type { StockEntry } from '../store/stockStore.ts'

type Quantity = { readonly quantity: number }
type Handler<Input> = (entry: StockEntry, input: Input) => Result<StockEntry>

const largest = 2 ** 31 - 1

const withStock = (entry: StockEntry, quantityOnStock: number): Result<StockEntry> =>
  Math.abs(quantityOnStock) > largest
    ? fail('InvalidField', `A stock of ${quantityOnStock} is out of range.`, {
        field: 'quantityOnStock',
        invalidValue: quantityOnStock,
      })
    : ok({ ...entry, quantityOnStock })

const handlers = {
  addQuantity: (entry: StockEntry, { quantity }: Quantity) =>
    withStock(entry, entry.quantityOnStock + quantity),
  removeQuantity: (entry: StockEntry, { quantity }: Quantity) =>
    withStock(entry, entry.quantityOnStock - quantity),
  changeQuantity: (entry: StockEntry, { quantity }: Quantity) => withStock(entry, quantity),
  setKey: (entry: StockEntry, { key }: { key?: string | null }) => ok(withField(entry, 'key', key)),
  setRestockableInDays: (entry: StockEntry, input: { restockableInDays?: number | null }) =>
    ok(withField(entry, 'restockableInDays', input.restockableInDays)),
}

/** Applies update actions to a stock entry in order, all or none. */
export const applyStockActions = (entry: StockEntry, actions: readonly object[]): Result<StockEntry> =>
  inOrder(entry, actions, (current, action) => {
    const single = singleAction(action)
    if (!single.ok) return single
    const handler = handlers[single.value.name as keyof typeof handlers] as Handler<unknown> | undefined
    return handler
      ? handler(current, single.value.input)
      : fail('InvalidInput', `Unknown update action '${single.value.name}'.`)
  })
