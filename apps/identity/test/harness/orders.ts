import { randomUUID } from 'node:crypto'
import type { Cart } from '@selvedge/commerce-client'
import { expect } from 'vitest'
import { type Answer, aPage, type Page } from './browser.ts'
import { aReadyCart, platformRows, plentifulSku, rowsOf, totalOf } from './shop.ts'
import type { TestIdentity } from './startIdentity.ts'
import { surroundings } from './surroundings.ts'

export const CARDS = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  fraud: '4100000000000019',
  challenge: '4000002760003184',
} as const

/** The token of a test card, as the card fields in the browser get it. */
export const cardToken = async (number: string = CARDS.approved): Promise<string> => {
  const sandbox = surroundings.sandbox
  const answer = await fetch(`${sandbox}/fields/cards`, {
    method: 'POST',
    headers: { origin: sandbox },
    body: new URLSearchParams({ number, expiry: '12 / 30', cvc: '123', name: 'Marianne Hale' }),
  })
  const { id } = (await answer.json()) as { id?: string }
  if (!id) throw new Error(`the sandbox does not take ${number}`)
  return id
}

/** A shopper at the review page: a cart with everything on it, and a page to submit it from. */
export type Shopper = {
  readonly page: Page
  readonly cart: Cart
  readonly total: number
  readonly token: string
}

type Wish = {
  readonly card?: string | undefined
  readonly sku?: string
  readonly quantity?: number
  readonly login?: { readonly email: string; readonly password: string }
}

let usual: Promise<string> | undefined

/** Gets a shopper as far as the review page. `card: undefined` leaves the payment out. */
export const aShopper = async (url: string, wish: Wish = {}): Promise<Shopper> => {
  const page = aPage(url)
  if (wish.login) await page.post('/api/selvedge/login', wish.login)
  const { token } = (await page.get('/api/token')).body as { token: string }
  usual ??= plentifulSku()
  const cart = await aReadyCart(token, { sku: wish.sku ?? (await usual), quantity: wish.quantity ?? 2 })
  const card = 'card' in wish ? wish.card : CARDS.approved
  if (card) await choose({ page, cart }, { kind: 'card', token: await cardToken(card) })
  return { page, cart, total: totalOf(cart), token }
}

/** Chooses a payment method; store credit stays as it was unless it is given. */
export const choose = async (
  { page, cart }: Pick<Shopper, 'page' | 'cart'>,
  method: object,
  creditCents?: number,
): Promise<Answer> => page.put(`/api/selvedge/carts/${cart.id}/payment`, { method, creditCents })

type Submit = {
  readonly key?: string
  readonly cents?: number
  readonly page?: Page
  readonly reviewed?: { readonly cart?: string; readonly payment?: string }
}

/** Submits the review page. */
export const submit = ({ page, cart, total }: Shopper, wish: Submit = {}): Promise<Answer> =>
  (wish.page ?? page).call('/api/selvedge/orders', {
    method: 'POST',
    headers: { 'idempotency-key': wish.key ?? randomUUID() },
    body: {
      cartId: cart.id,
      total: { currencyCode: cart.totalPrice.currencyCode, centAmount: wish.cents ?? total },
      ...(wish.reviewed ? { reviewed: wish.reviewed } : {}),
    },
  })

/** The number that an attempt's order has or would have had. */
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
export const untilDone = async (page: Page, id: string, timeout = 40_000): Promise<Answer['body']> => {
  let latest: Answer['body']
  await expect
    .poll(
      async () => {
        const answer = await page.get(`/api/selvedge/orders/${id}`).catch(() => undefined)
        latest = answer?.body
        return latest?.state
      },
      { timeout, interval: 100 },
    )
    .toMatch(/placed|failed/)
  return latest
}

/** Submits and waits for the end. */
export const place = async (shopper: Shopper, wish: Submit = {}): Promise<Answer['body']> => {
  const answer = await submit(shopper, wish)
  if (answer.status !== 202) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return untilDone(shopper.page, answer.body.id)
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
  const answer = await fetch(`${surroundings.sandbox}/console.json`)
  return ((await answer.json()) as { payments: Payment[] }).payments
}

/** What the providers have of an order. Braintree's references end with a mark of the attempt. */
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

/** Switches a provider's fault on for its next calls. */
export const provoke = async (fault: {
  readonly act: string
  readonly fault: string
  readonly times?: number
  readonly provider?: string
  readonly reference?: string
  readonly delayMs?: number
}): Promise<void> => {
  const answer = await fetch(`${surroundings.sandbox}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** Takes all faults back. */
export const calm = async (): Promise<void> => {
  await fetch(`${surroundings.sandbox}/faults`, { method: 'DELETE' })
}
