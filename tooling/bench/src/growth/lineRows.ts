import { createCommerceClient, createMyCart, updateMyCart } from '@selvedge/commerce-client'
import { atMost, noted, type Row } from '../report/row.ts'
import { milliseconds, times } from '../report/units.ts'
import type { Sized } from './measureGrowth.ts'

const SIZES = [10, 100, 500] as const
const ADDS = 8
const AT_ONCE = 250

const fastest = (values: readonly number[]): number => Math.min(...values)

/** What adding a line to a cart of 10, 100 and 500 lines takes: linear when five times the lines take five times as long. */
export const lineRows = async ({ catalogue, requests }: Sized): Promise<readonly Row[]> => {
  const graphqlClient = createCommerceClient({
    graphqlUrl: catalogue.graphqlUrl,
    token: async () => catalogue.bearer,
  })
  const market = { currency: 'USD', country: 'US' }
  const took = new Map<number, number>()
  for (const size of SIZES) {
    const lineItems = requests.skus.slice(0, size).map((sku) => ({ sku, quantity: 1 }))
    if (lineItems.length < size) throw new Error(`there are not ${size} skus`)
    let cart = await createMyCart({ graphqlClient }, market)
    for (let at = 0; at < size; at += AT_ONCE)
      cart = await updateMyCart(
        { graphqlClient },
        {
          id: cart.id,
          version: cart.version,
          actions: lineItems.slice(at, at + AT_ONCE).map((addLineItem) => ({ addLineItem })),
        },
      )
    const adds: number[] = []
    for (const sku of requests.skus.slice(size, size + ADDS)) {
      const started = performance.now()
      const { id, version } = cart
      cart = await updateMyCart(
        { graphqlClient },
        { id, version, actions: [{ addLineItem: { sku, quantity: 1 } }] },
      )
      adds.push(performance.now() - started)
    }
    took.set(size, fastest(adds))
  }
  const of = (size: (typeof SIZES)[number]): number => took.get(size) ?? 0
  return [
    ...SIZES.map((size) => noted(`adding a line to ${size} lines`, milliseconds(of(size)))),
    atMost('adding a line: 100 to 500 lines', of(500) / of(100), 5, times),
  ]
}
