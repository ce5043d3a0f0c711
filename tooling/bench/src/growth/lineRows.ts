import { type CartAction, createCommerceClient, createMyCart, updateMyCart } from '@selvedge/commerce-client'
import { atMost, type Row, withoutBudget } from '../report/row.ts'
import { milliseconds, times } from '../report/units.ts'
import type { Sized } from './measureGrowth.ts'

const SIZES = [10, 100, 500] as const
const ADDS = 8
const AT_ONCE = 250

const fastest = (values: readonly number[]): number => Math.min(...values)

/**
 * Measures adding the last line to carts of 10, 100 and 500 lines. The budget is linear growth: five times as many
 * lines may take five times as long.
 */
export const lineRows = async ({ catalogue, requests }: Sized): Promise<readonly Row[]> => {
  const graphqlClient = createCommerceClient({
    graphqlUrl: catalogue.graphqlUrl,
    token: async () => catalogue.bearer,
  })
  const market = { currency: 'USD', country: 'US' }
  const took = new Map<number, number>()
  for (const size of SIZES) {
    // The cart has one line less than the size. The timed call adds the last line, which is then removed again.
    const lineItems = requests.skus.slice(0, size - 1).map((sku) => ({ sku, quantity: 1 }))
    const [extra] = requests.skus.slice(size)
    if (extra === undefined) throw new Error(`there are not ${size} skus`)
    let cart = await createMyCart({ graphqlClient }, market)
    const update = async (actions: readonly CartAction[]): Promise<void> => {
      const { id, version } = cart
      cart = await updateMyCart({ graphqlClient }, { id, version, actions: [...actions] })
    }
    for (let at = 0; at < lineItems.length; at += AT_ONCE)
      await update(lineItems.slice(at, at + AT_ONCE).map((addLineItem) => ({ addLineItem })))
    const adds: number[] = []
    for (let add = 0; add < ADDS; add += 1) {
      const started = performance.now()
      await update([{ addLineItem: { sku: extra, quantity: 1 } }])
      adds.push(performance.now() - started)
      const added = cart.lineItems.find(({ variant }) => variant?.sku === extra)
      await update([{ removeLineItem: { lineItemId: added?.id ?? '' } }])
    }
    took.set(size, fastest(adds))
  }
  const of = (size: (typeof SIZES)[number]): number => took.get(size) ?? 0
  return [
    ...SIZES.map((size) => withoutBudget(`adding the last of ${size} lines`, milliseconds(of(size)))),
    atMost('adding a line: the last of 100 to the last of 500', of(500) / of(100), 5, times),
  ]
}
