import { randomUUID } from 'node:crypto'
import type { Cart } from '@selvedge/commerce-client'
import { vi } from 'vitest'
import { aPage, type Page, type PageResponse } from './browser.ts'
import { giveCredit } from './giveCredit.ts'
import { newCustomer, password } from './people.ts'
import { aReadyCart, platformRows, plentifulSku, rowsOf, totalOf } from './shop.ts'
import type { TestIdentity } from './startIdentity.ts'
import { testServices } from './testServices.ts'

export const CARDS = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  fraud: '4100000000000019',
  challenge: '4000002760003184',
} as const

/** The token of a test card, as the card fields in the browser return it. */
export const cardToken = async (number: string = CARDS.approved): Promise<string> => {
  const sandbox = testServices.sandbox
  const response = await fetch(`${sandbox}/fields/cards`, {
    method: 'POST',
    headers: { origin: sandbox },
    body: new URLSearchParams({ number, expiry: '12 / 30', cvc: '123', name: 'Marianne Hale' }),
  })
  const { id } = (await response.json()) as { id?: string }
  if (!id) throw new Error(`the sandbox does not take ${number}`)
  return id
}

/** The nonce of a test card, as Braintree’s card fields return it. */
export const braintreeNonce = async (number: string = CARDS.approved): Promise<string> => {
  const sandbox = testServices.sandbox
  const response = await fetch(`${sandbox}/fields/cards?provider=braintree`, {
    method: 'POST',
    headers: { origin: sandbox },
    body: new URLSearchParams({ number, expiry: '12 / 30', cvc: '123', name: 'Marianne Hale' }),
  })
  const body = (await response.json()) as { id?: string; nonce?: string }
  return body.nonce ?? body.id ?? ''
}

/** A shopper at the review page: a complete cart, and a page that can submit it. */
export type Shopper = {
  readonly page: Page
  readonly cart: Cart
  readonly total: number
  readonly token: string
}

type ShopperInput = {
  readonly card?: string | undefined
  readonly sku?: string
  readonly quantity?: number
  readonly login?: { readonly email: string; readonly password: string }
}

let usual: Promise<string> | undefined

/** Prepares a shopper up to the review page. `card: undefined` chooses no payment. */
export const aShopper = async (url: string, input: ShopperInput = {}): Promise<Shopper> => {
  const page = aPage(url)
  if (input.login) await page.post('/api/selvedge/login', input.login)
  const { token } = (await page.get('/api/token')).body as { token: string }
  usual ??= plentifulSku()
  const cart = await aReadyCart(token, { sku: input.sku ?? (await usual), quantity: input.quantity ?? 2 })
  const card = 'card' in input ? input.card : CARDS.approved
  if (card) await choose({ page, cart }, { kind: 'card', token: await cardToken(card) })
  return { page, cart, total: totalOf(cart), token }
}

/** Chooses a payment method. Without `creditCents`, the chosen amount of store credit does not change. */
export const choose = async (
  { page, cart }: Pick<Shopper, 'page' | 'cart'>,
  method: object,
  creditCents?: number,
): Promise<PageResponse> => page.put(`/api/selvedge/carts/${cart.id}/payment`, { method, creditCents })

/** Returns the number of available units of the cart's first line. */
export const stockOf = async (cart: Cart): Promise<number> => {
  const [row] = await platformRows<{ available: number }>(
    'select quantity_on_stock - reserved as available from inventory where sku = $1',
    [cart.lineItems[0]?.variant?.sku],
  )
  return row?.available ?? Number.NaN
}

/**
 * Prepares a customer who buys two units that are in stock, and pays half of the total with store credit. `stock` is
 * the number of available units before the order.
 */
export const aCreditShopper = async (
  { url, databaseUrl }: Pick<TestIdentity, 'url' | 'databaseUrl'>,
  input: Pick<ShopperInput, 'sku'> = {},
) => {
  const customer = await newCustomer()
  await giveCredit(databaseUrl, customer.id, 500)
  const shopper = await aShopper(url, { ...input, login: { email: customer.email, password } })
  await choose(shopper, { kind: 'keep' }, 500)
  await platformRows(
    `update carts set doc = jsonb_set(doc, '{inventoryMode}', '"ReserveOnOrder"') where id = $1`,
    [shopper.cart.id],
  )
  return { customer, shopper, stock: await stockOf(shopper.cart) }
}

type SubmitInput = {
  readonly key?: string
  readonly cents?: number
  readonly page?: Page
  readonly site?: string
  readonly reviewed?: { readonly cart?: string; readonly payment?: string }
}

/** Submits the review page. */
export const submit = ({ page, cart, total }: Shopper, input: SubmitInput = {}): Promise<PageResponse> =>
  (input.page ?? page).call(`/api/${input.site ?? 'selvedge'}/orders`, {
    method: 'POST',
    headers: { 'idempotency-key': input.key ?? randomUUID() },
    body: {
      cartId: cart.id,
      total: { currencyCode: cart.totalPrice.currencyCode, centAmount: input.cents ?? total },
      ...(input.reviewed ? { reviewed: input.reviewed } : {}),
    },
  })

/** The number of an attempt's order, whether or not it was placed. */
export const orderNumberOf = async (
  { databaseUrl }: Pick<TestIdentity, 'databaseUrl'>,
  attemptId: string,
): Promise<string> => {
  const [row] = await rowsOf<{ order_number: string }>(
    databaseUrl,
    'select order_number from order_attempt where id = $1',
    [attemptId],
  )
  return row?.order_number ?? ''
}

/** Waits until an attempt has ended. */
export const waitForEnd = (page: Page, id: string, timeout = 40_000): Promise<PageResponse['body']> =>
  vi.waitFor(
    async () => {
      const { body } = await page.get(`/api/selvedge/orders/${id}`)
      if (!/placed|failed/.test(body?.state)) throw new Error(`the attempt ${id} is ${body?.state}`)
      return body
    },
    { timeout, interval: 100 },
  )

/** Submits and waits for the end. */
export const place = async (shopper: Shopper, input: SubmitInput = {}): Promise<PageResponse['body']> => {
  const response = await submit(shopper, input)
  if (response.status !== 202) throw new Error(`${response.status} ${JSON.stringify(response.body)}`)
  return waitForEnd(shopper.page, response.body.id)
}

type Payment = {
  readonly provider: string
  readonly reference: string
  readonly amount: number
  readonly authorised: number
  readonly captured: number
  readonly voided: number
  readonly refunded: number
}

/** All payments of the sandbox. */
export const allPayments = async (): Promise<readonly Payment[]> => {
  const response = await fetch(`${testServices.sandbox}/console.json`)
  return ((await response.json()) as { payments: Payment[] }).payments
}

/** The payments of an order at the providers. Braintree's references end with a part of the attempt's id. */
export const paymentsOf = async (orderNumber: string): Promise<readonly Payment[]> =>
  (await allPayments()).filter(({ reference }) => reference.replace(/_[^_]*$/, '') === orderNumber)

type OrderDoc = {
  readonly orderNumber: string
  readonly cartId: string
  readonly paymentState?: string
  readonly orderState: string
  readonly purchaseOrderNumber?: string
  readonly totalPrice: { readonly centAmount: number }
  readonly taxedPrice?: { readonly totalGross: { readonly centAmount: number } }
}

/** The platform's orders of a cart. */
export const ordersOf = async (cartId: string): Promise<readonly OrderDoc[]> =>
  (await platformRows<{ doc: OrderDoc }>("select doc from orders where doc->>'cartId' = $1", [cartId])).map(
    ({ doc }) => doc,
  )

/** Adds a fault for a provider's next calls. */
export const addFault = async (fault: {
  readonly act: string
  readonly fault: string
  readonly times?: number
  readonly provider?: string
  readonly reference?: string
  readonly delayMs?: number
}): Promise<void> => {
  const response = await fetch(`${testServices.sandbox}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })
  if (!response.ok) throw new Error(await response.text())
}

/** Removes all faults. */
export const clearFaults = async (): Promise<void> => {
  await fetch(`${testServices.sandbox}/faults`, { method: 'DELETE' })
}
