// @vitest-environment jsdom
import { Client, cacheExchange, fetchExchange } from '@urql/core'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type FaultyProxy, startFaultyProxy } from '../../test/faultyProxy.ts'
import { aVisitor, otherSku, project, sku } from '../../test/project.ts'
import { addLineItem } from '../cart/addLineItem.ts'
import type { Cart } from '../cart/types.ts'
import { endpointsOfApiUrl } from '../client/endpoints.ts'
import { commerceCache } from '../graphcache/commerceCache.ts'
import { aCart, aLine, usd } from '../testing/index.ts'
import { CommerceProvider } from './CommerceProvider.ts'
import { useCart } from './useCart.ts'
import { type CartMutation, useCartMutation } from './useCartMutation.ts'

let proxy: FaultyProxy
beforeAll(async () => {
  proxy = await startFaultyProxy(project.authUrl)
})
afterAll(() => proxy.stop())
afterEach(() => proxy.reset())

/** A cart with two lines of $10.00 a unit. */
const cartWith = (version: number, quantity: number, otherQuantity = 1): Cart =>
  aCart({
    id: 'cart-1',
    version,
    lineItems: [quantity, otherQuantity].map((each, at) =>
      aLine({ id: `line-${at + 1}`, quantity: each, totalPrice: usd(each * 1000) }),
    ),
    totalLineItemQuantity: quantity + otherQuantity,
    totalPrice: usd((quantity + otherQuantity) * 1000),
  })

/** The response to a change of the cart. */
type Outcome = Cart | 'refused' | 'lost'

/** A platform with one cart, and a client that caches nothing. The test decides when and how each change ends. */
const createPlatform = () => {
  const waiting: ((outcome: Outcome) => void)[] = []
  const client = new Client({
    url: 'https://platform.example/graphql',
    exchanges: [cacheExchange, fetchExchange],
    preferGetMethod: false,
    fetch: async (_, init) => {
      const { operationName } = JSON.parse(String(init?.body)) as { operationName: string }
      if (operationName === 'getActiveCart')
        return Response.json({ data: { me: { activeCart: cartWith(1, 1) } } })
      const outcome = await new Promise<Outcome>((resolve) => waiting.push(resolve))
      if (outcome === 'lost') throw new TypeError('Failed to fetch')
      if (outcome === 'refused')
        return Response.json({ errors: [{ message: 'refused', extensions: { code: 'InvalidOperation' } }] })
      return Response.json({ data: { updateMyCart: outcome } })
    },
  })
  const respond = async (outcome: Outcome): Promise<void> => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0))
    waiting.shift()?.(outcome)
  }
  /** Waits for the next request for a change. */
  const nextRequest = () => vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0))
  return { client, respond, nextRequest }
}

type Shown = { readonly cart: Cart | undefined; readonly confirmed: Cart | undefined } & CartMutation

const Page = ({ onRender }: { readonly onRender: (shown: Shown) => void }) => {
  const { cart, confirmed } = useCart()
  onRender({ cart, confirmed, ...useCartMutation() })
  return null
}

const renderPage = async (client: Client) => {
  const renders: Shown[] = []
  const root = createRoot(document.createElement('div'))
  root.render(
    <CommerceProvider client={client}>
      <Page onRender={(shown) => renders.push(shown)} />
    </CommerceProvider>,
  )
  const shown = (): Shown => renders.at(-1) as Shown
  await vi.waitFor(() => expect(renders.at(-1)?.cart).toBeDefined())
  /** Changes the cart that is shown, as a button does, and waits until it shows another number of units. */
  const press = async (
    change: (cart: Cart, lineItemId: string, mutation: CartMutation) => Promise<unknown>,
  ) => {
    const { cart, confirmed: _, ...mutation } = shown()
    if (!cart) return
    void change(cart, cart.lineItems[0]?.id ?? '', mutation)
    await vi.waitFor(() => expect(shown().cart?.totalLineItemQuantity).not.toBe(cart.totalLineItemQuantity))
  }
  const pressQuantity = (quantity: number) =>
    press((cart, lineItemId, { setQuantity }) => setQuantity(cart, lineItemId, quantity))
  return { renders, shown, press, pressQuantity }
}

/** What a page shows of a cart: the quantity and the price of each line, the number of units, and the total. */
const summaryOf = (cart: Cart | undefined) =>
  cart && [
    ...cart.lineItems.map(({ quantity, totalPrice }) => `${quantity} for ${totalPrice?.centAmount}`),
    `${cart.totalLineItemQuantity} for ${cart.totalPrice.centAmount}`,
  ]

test('shows waiting quantities with their prices and their count, beside the confirmed cart', async () => {
  const { client, respond } = createPlatform()
  const { renders, shown, pressQuantity } = await renderPage(client)
  for (const quantity of [2, 3, 4, 5]) await pressQuantity(quantity)
  const five = ['5 for 5000', '1 for 1000', '6 for 6000']
  expect(summaryOf(shown().cart)).toEqual(five)
  expect(shown().confirmed).toEqual(cartWith(1, 1))
  renders.length = 0
  await respond(cartWith(2, 2))
  await vi.waitFor(() => expect(shown().confirmed).toEqual(cartWith(2, 2)))
  await respond(cartWith(3, 5))
  await vi.waitFor(() => expect(shown().cart).toEqual(cartWith(3, 5)))
  expect(shown().confirmed).toBe(shown().cart)
  for (const { cart } of renders) expect(summaryOf(cart)).toEqual(five)
})

test('shows the cart without a line that is removed while presses wait', async () => {
  const { client, respond } = createPlatform()
  const { shown, press, pressQuantity } = await renderPage(client)
  for (const quantity of [2, 3]) await pressQuantity(quantity)
  await press((cart, lineItemId, { remove }) => remove(cart, lineItemId))
  const removed = ['1 for 1000', '1 for 1000']
  expect(summaryOf(shown().cart)).toEqual(removed)
  await respond(cartWith(2, 2))
  await vi.waitFor(() => expect(shown().confirmed).toEqual(cartWith(2, 2)))
  expect(summaryOf(shown().cart)).toEqual(removed)
})

test('shows a change while it is sent again after a lost response, and the cart before it when it has failed', async () => {
  const { client, respond, nextRequest } = createPlatform()
  const { shown, pressQuantity } = await renderPage(client)
  await pressQuantity(2)
  await respond('lost')
  await nextRequest()
  expect(summaryOf(shown().cart)).toEqual(['2 for 2000', '1 for 1000', '3 for 3000'])
  await respond('refused')
  await vi.waitFor(() => expect(shown().error?.message).toBe('refused'))
  expect(shown().cart).toEqual(cartWith(1, 1))
  expect(shown().confirmed).toBe(shown().cart)
})

test('shows the waiting quantity of a line when an earlier one is refused', async () => {
  const { client, respond } = createPlatform()
  const { shown, pressQuantity } = await renderPage(client)
  for (const quantity of [2, 5]) await pressQuantity(quantity)
  await respond('refused')
  await vi.waitFor(() => expect(shown().error?.message).toBe('refused'))
  expect(summaryOf(shown().cart)).toEqual(['5 for 5000', '1 for 1000', '6 for 6000'])
  await respond(cartWith(2, 5))
  await vi.waitFor(() => expect(shown().cart).toEqual(cartWith(2, 5)))
})

test('returns the problem of a change as a value, and leaves it out of the error', async () => {
  const { client, respond } = createPlatform()
  const { shown } = await renderPage(client)
  const result = shown().change(cartWith(1, 1), [{ addDiscountCode: { code: 'SPRING' } }])
  await respond('refused')
  expect(await result).toEqual({ ok: false, problem: { kind: 'invalid' } })
  await vi.waitFor(() => expect(shown().pending).toBe(false))
  expect(shown().error).toBeUndefined()
})

test('shows the last of several presses in each render, with a cache that predicts the running change', async () => {
  const { graphqlUrl } = endpointsOfApiUrl(proxy.url, project.projectKey)
  const { client } = aVisitor({ graphqlUrl, cache: commerceCache() })
  const filled = await addLineItem({ graphqlClient: client }, { currency: 'USD', country: 'US' }, { sku })
  await addLineItem({ graphqlClient: client }, filled, { sku: otherSku })
  const { renders, shown, press, pressQuantity } = await renderPage(client)
  await vi.waitFor(() => expect(shown().cart?.lineItems).toHaveLength(2))
  const hasRun = Promise.withResolvers<void>()
  proxy.before('updateMyCart', () => hasRun.promise)
  for (const quantity of [2, 3, 4]) await pressQuantity(quantity)
  expect(shown().confirmed?.totalLineItemQuantity).toBe(2)
  renders.length = 0
  hasRun.resolve()
  await vi.waitFor(() => expect(shown().pending).toBe(false))
  expect(renders.map(({ cart }) => cart?.totalLineItemQuantity)).toEqual(renders.map(() => 5))
  expect(shown().confirmed).toBe(shown().cart)

  await press((cart, lineItemId, { remove }) => remove(cart, lineItemId))
  expect(shown().cart?.totalLineItemQuantity).toBe(1)
  await vi.waitFor(() => expect(shown().pending).toBe(false))
  expect(shown().cart?.lineItems).toHaveLength(1)
})
