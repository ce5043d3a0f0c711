import type { Client } from '@urql/core'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type FaultyProxy, startFaultyProxy } from '../../test/faultyProxy.ts'
import { aVisitor, home, otherSku, project, sku, slug, trade } from '../../test/project.ts'
import { addLineItem } from '../cart/addLineItem.ts'
import { getActiveCart } from '../cart/getActiveCart.ts'
import { changeQuantityAction, removeLineAction } from '../cart/lineActions.ts'
import type { Cart, CartAction } from '../cart/types.ts'
import { getProductBySlug } from '../catalogue/getProductBySlug.ts'
import { endpointsOfApiUrl } from '../client/endpoints.ts'
import { runMutation, runQuery } from '../client/execute.ts'
import {
  GetActiveCartDocument,
  GetCategoriesDocument,
  GetMyCustomerDocument,
  SearchProductsDocument,
  ShippingMethodsByCartDocument,
  UpdateMyCartDocument,
  UpdateMyCustomerDocument,
} from '../generated/documents.ts'
import { signIn } from '../tokens/signIn.ts'
import { type CommerceCacheOptions, commerceCache } from './commerceCache.ts'

let proxy: FaultyProxy
let warnings: string[]
beforeAll(async () => {
  proxy = await startFaultyProxy(project.authUrl)
})
afterAll(() => proxy.stop())
beforeEach(() => {
  proxy.reset()
  warnings = []
})

const us = { currency: 'USD', country: 'US' }
const names = () => proxy.calls.map(({ operation }) => operation)
const aBrowser = (options: CommerceCacheOptions = {}) => {
  const cache = commerceCache({ logger: (_, message) => void warnings.push(message), ...options })
  return aVisitor({ graphqlUrl: endpointsOfApiUrl(proxy.url, project.projectKey).graphqlUrl, cache })
}

/** Records what a component that watches the cart shows: every cart, in order. */
const watchCart = (client: Client) => {
  const shown: (Cart | null)[] = []
  const { unsubscribe } = client
    .query(GetActiveCartDocument, { locale: 'en-US' })
    .subscribe(({ data }) => void shown.push(data?.me.activeCart ?? null))
  return { shown, unsubscribe }
}
const filled = async (client: Client): Promise<Cart> => {
  await addLineItem({ graphqlClient: client }, us, { sku, quantity: 2 })
  const cart = await getActiveCart({ graphqlClient: client })
  proxy.reset()
  return cart!
}
const send = (client: Client, cart: Cart, ...actions: CartAction[]) =>
  runMutation(client, UpdateMyCartDocument, { id: cart.id, version: cart.version, actions, locale: 'en-US' })

test('shows a newly created cart without another request', async () => {
  const { client } = aBrowser()
  expect(await getActiveCart({ graphqlClient: client })).toBeUndefined()
  const { shown, unsubscribe } = watchCart(client)
  const cart = await addLineItem({ graphqlClient: client }, us, { sku })
  expect(shown.at(-1)?.id).toBe(cart.id)
  expect(names().filter((name) => name === 'getActiveCart')).toHaveLength(1)
  unsubscribe()
  expect(warnings).toEqual([])
})

test('after a mutation, caches the returned cart and calls onCartUpdated, without another request', async () => {
  const onCartUpdated = vi.fn()
  const { client } = aBrowser({ onCartUpdated })
  const cart = await filled(client)
  onCartUpdated.mockClear()
  const added = await addLineItem({ graphqlClient: client }, cart, { sku: otherSku })
  expect(await getActiveCart({ graphqlClient: client })).toMatchObject({
    version: added.version,
    totalLineItemQuantity: 3,
    lineItems: [{ quantity: 2 }, { variant: { sku: otherSku } }],
  })
  expect(names()).toEqual(['updateMyCart'])
  expect(onCartUpdated).toHaveBeenCalledTimes(1)
  expect(onCartUpdated.mock.calls[0]![0].version).toBe(added.version)
  expect(warnings).toEqual([])
})

/** Delays the response, so that the prediction is visible in between. */
const delayResponse = (operation = 'updateMyCart') => {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  proxy.before(operation, () => held)
  return release
}
/** The first value shown after the first `count` ones. */
const shownAfter = async <Shown>(shown: readonly Shown[], before: number): Promise<Shown> => {
  await vi.waitFor(() => expect(shown.length).toBeGreaterThan(before))
  return shown[before]!
}
const lineOf = (cart: Cart) => cart.lineItems[0]!
test.each<[string, (cart: Cart) => CartAction, (cart: Cart) => unknown, (before: Cart) => unknown]>([
  [
    'a changed quantity and the total',
    (cart) => changeQuantityAction(lineOf(cart).id, 5),
    (cart) => [lineOf(cart).quantity, cart.totalLineItemQuantity, cart.totalPrice.centAmount],
    (before) => [5, 5, (before.totalPrice.centAmount / 2) * 5],
  ],
  [
    'more units of an existing line',
    () => ({ addLineItem: { sku, quantity: 3 } }),
    (cart) => [lineOf(cart).quantity, cart.totalLineItemQuantity],
    () => [5, 5],
  ],
  [
    'one more unit for a product that the cart does not contain yet',
    () => ({ addLineItem: { sku: otherSku } }),
    (cart) => cart.totalLineItemQuantity,
    () => 3,
  ],
  [
    'the cart without a removed line',
    (cart) => removeLineAction(lineOf(cart).id),
    (cart) => cart.lineItems,
    () => [],
  ],
  [
    'fewer units of a line',
    (cart) => ({ removeLineItem: { lineItemId: lineOf(cart).id, quantity: 1 } }),
    (cart) => lineOf(cart).quantity,
    () => 1,
  ],
  [
    'a shipping address',
    () => ({ setShippingAddress: { address: home } }),
    (cart) => [cart.shippingAddress?.city, cart.shippingAddress?.company],
    () => ['Durham', null],
  ],
  [
    'a billing address',
    () => ({ setBillingAddress: { address: home } }),
    (cart) => cart.billingAddress?.streetName,
    () => 'Morgan Street',
  ],
  [
    'an e-mail address',
    () => ({ setCustomerEmail: { email: 'ada@example.com' } }),
    (cart) => cart.customerEmail,
    () => 'ada@example.com',
  ],
])(
  'shows %s before the response, and shows the same result after the response',
  async (_, action, seen, expected) => {
    const { client } = aBrowser()
    const cart = await filled(client)
    const { shown, unsubscribe } = watchCart(client)
    const release = delayResponse()
    const result = send(client, cart, action(cart))
    expect(seen((await shownAfter(shown, 1))!)).toEqual(expected(cart))
    release()
    const settled = await result
    if (!settled.ok) throw new Error(settled.problem.message)
    expect(seen(shown.at(-1)!)).toEqual(seen(settled.value.updateMyCart!))
    expect(seen(settled.value.updateMyCart!)).toEqual(expected(cart))
    unsubscribe()
    expect(warnings).toEqual([])
  },
)

test('shows a changed quantity of a line with custom fields before the response', async () => {
  const { client } = aBrowser()
  const line = {
    sku,
    quantity: 2,
    customTypeKey: 'line-item-design',
    custom: { designName: 'Quince Orchard' },
  }
  await addLineItem({ graphqlClient: client }, us, line)
  const cart = (await getActiveCart({ graphqlClient: client }))!
  const { shown, unsubscribe } = watchCart(client)
  const release = delayResponse()
  const result = send(client, cart, changeQuantityAction(lineOf(cart).id, 5))
  const predicted = (await shownAfter(shown, 1))!
  expect([lineOf(predicted).quantity, predicted.totalLineItemQuantity]).toEqual([5, 5])
  expect(lineOf(predicted).custom).toEqual(lineOf(cart).custom)
  release()
  expect((await result).ok).toBe(true)
  unsubscribe()
  expect(warnings).toEqual([])
})

test('reverts the predicted cart when the platform refuses the change', async () => {
  const { client } = aBrowser()
  const cart = await filled(client)
  const { shown, unsubscribe } = watchCart(client)
  const release = delayResponse()
  const result = send(client, { ...cart, version: 99 }, changeQuantityAction(lineOf(cart).id, 9))
  expect((await shownAfter(shown, 1))?.totalLineItemQuantity).toBe(9)
  release()
  expect(await result).toMatchObject({ ok: false, problem: { code: 'ConcurrentModification' } })
  expect(shown.at(-1)?.totalLineItemQuantity).toBe(2)
  unsubscribe()
})

test('shows a selected shipping method and its price before the response, and refetches the methods after the update', async () => {
  const { client } = aBrowser()
  const cart = await filled(client)
  const addressed = await send(client, cart, { setShippingAddress: { address: home } })
  if (!addressed.ok) throw new Error(addressed.problem.message)
  const current = addressed.value.updateMyCart!
  const variables = { cartId: cart.id, locale: 'en-US' }
  const result = await runQuery(client, ShippingMethodsByCartDocument, variables)
  const [method] = result.ok ? result.value.shippingMethodsByCart : []
  const { shown, unsubscribe } = watchCart(client)
  const release = delayResponse()
  const chosen = send(client, current, { setShippingMethod: { shippingMethod: { id: method!.id } } })
  const predicted = (await shownAfter(shown, 1))?.shippingInfo
  expect(predicted?.shippingMethodName).toBe(method!.name)
  release()
  const settled = await chosen
  expect(settled.ok && settled.value.updateMyCart?.shippingInfo?.price).toMatchObject(predicted!.price)
  unsubscribe()
  proxy.reset()
  await runQuery(client, ShippingMethodsByCartDocument, variables)
  expect(names()).toEqual(['shippingMethodsByCart'])
})

test('removes a discount code from the shown cart before the response arrives', async () => {
  const { client } = aBrowser()
  const cart = await filled(client)
  const added = await send(client, cart, { addDiscountCode: { code: 'WELCOME10' } })
  if (!added.ok) throw new Error(added.problem.message)
  const withCode = added.value.updateMyCart!
  expect(withCode.discountCodes).toHaveLength(1)
  const { shown, unsubscribe } = watchCart(client)
  const { id } = withCode.discountCodes[0]!.discountCodeRef
  const release = delayResponse()
  const removed = send(client, withCode, {
    removeDiscountCode: { discountCode: { typeId: 'discount-code', id } },
  })
  expect((await shownAfter(shown, 1))?.discountCodes).toEqual([])
  release()
  expect(await removed).toMatchObject({ ok: true })
  unsubscribe()
})

test('shows a changed quantity with its discounted price for all units, as the response does', async () => {
  const { client } = aBrowser()
  const cart = await filled(client)
  const added = await send(client, cart, { addDiscountCode: { code: 'WELCOME10' } })
  if (!added.ok) throw new Error(added.problem.message)
  const { shown, unsubscribe } = watchCart(client)
  const release = delayResponse()
  const result = send(client, added.value.updateMyCart!, changeQuantityAction(lineOf(cart).id, 4))
  const { discountedPricePerQuantity } = lineOf((await shownAfter(shown, 1))!)
  expect(discountedPricePerQuantity).toMatchObject([{ quantity: 4 }])
  release()
  const changed = await result
  if (!changed.ok) throw new Error(changed.problem.message)
  expect(lineOf(changed.value.updateMyCart!).discountedPricePerQuantity).toMatchObject(
    discountedPricePerQuantity,
  )
  unsubscribe()
})

test('until the response arrives, shows the cart that transformPredictedCart returns', async () => {
  const { client } = aBrowser({
    transformPredictedCart: (cart) => ({ ...cart, customerEmail: 'predicted@example.com' }),
  })
  const cart = await filled(client)
  const { shown, unsubscribe } = watchCart(client)
  const release = delayResponse()
  const result = send(client, cart, changeQuantityAction(lineOf(cart).id, 4))
  expect((await shownAfter(shown, 1))?.customerEmail).toBe('predicted@example.com')
  release()
  await result
  expect(shown.at(-1)?.customerEmail).toBeNull()
  unsubscribe()
})

test('refetches the cart and the customer after a sign-in', async () => {
  const { client, store } = aBrowser()
  await filled(client)
  const guest = await runQuery(client, GetMyCustomerDocument, {})
  expect(guest.ok && guest.value.me.customer).toBeNull()
  await signIn({ ...project, httpClient: fetch, store, graphqlClient: client }, trade)
  proxy.reset()
  const cart = await getActiveCart({ graphqlClient: client })
  const customer = await runQuery(client, GetMyCustomerDocument, {})
  expect(customer.ok && customer.value.me.customer?.email).toBe(trade.username)
  expect(cart?.customerId).toBe(customer.ok && customer.value.me.customer?.id)
  expect(names().sort()).toEqual(['getActiveCart', 'getMyCustomer'])
})

test('shows changes to a customer’s data before the response arrives', async () => {
  const { client, store } = aBrowser()
  await signIn({ ...project, httpClient: fetch, store }, { ...trade, username: 'plus@example.com' })
  const result = await runQuery(client, GetMyCustomerDocument, {})
  const customer = result.ok ? result.value.me.customer! : undefined!
  const shown: (string | number | null)[][] = []
  const { unsubscribe } = client.query(GetMyCustomerDocument, {}).subscribe(({ data }) => {
    const { firstName, locale, addresses } = data!.me.customer!
    shown.push([firstName, locale, addresses.length])
  })
  const { length } = shown
  const release = delayResponse('updateMyCustomer')
  const saved = runMutation(client, UpdateMyCustomerDocument, {
    version: customer.version,
    actions: [
      { setFirstName: { firstName: 'Grace' } },
      { setLocale: { locale: 'en-GB' } },
      { addAddress: { address: home } },
    ],
  })
  const expected = ['Grace', 'en-GB', customer.addresses.length + 1]
  expect(await shownAfter(shown, length)).toEqual(expected)
  release()
  expect(await saved).toMatchObject({ ok: true })
  expect(shown.at(-1)).toEqual(expected)
  unsubscribe()
  expect(warnings).toEqual([])
})

test('does not mix cached prices of different currencies', async () => {
  const { client } = aBrowser()
  const pricesIn = async (currency: string) => {
    const result = await runQuery(client, SearchProductsDocument, {
      locale: 'en-US',
      limit: 3,
      sorts: ['name.en-US asc'],
      priceSelector: { currency },
    })
    if (!result.ok) throw new Error(result.problem.message)
    return result.value.productProjectionSearch.results.map(
      ({ masterVariant }) => masterVariant?.scopedPrice?.value?.currencyCode,
    )
  }
  const found = { slug, country: 'US' }
  const dollars = await getProductBySlug(client, { ...found, currency: 'USD' })
  await getProductBySlug(client, { ...found, currency: 'EUR' })
  expect(new Set(await pricesIn('USD'))).toEqual(new Set(['USD']))
  expect(new Set(await pricesIn('EUR'))).toEqual(new Set(['EUR']))
  expect(new Set(await pricesIn('USD'))).toEqual(new Set(['USD']))
  const again = await getProductBySlug(client, { ...found, currency: 'USD' })
  expect(again).toEqual(dollars)
  await runQuery(client, GetCategoriesDocument, {})
  expect(warnings).toEqual([])
})
