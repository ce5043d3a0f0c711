import type { Cart } from '@selvedge/commerce-client/server'
import { FindCustomerDocument } from '@selvedge/commerce-client/server'
import type * as v from 'valibot'
import type { Caller } from '../caller/caller.ts'
import { type Commerce, required, runQuery } from '../commerce/commerce.ts'
import type { PaymentChoice } from '../contract/payment.ts'
import { cartTotal } from '../order/rules/cartTotal.ts'
import { deferredPaymentProblem } from '../order/rules/deferredPayment.ts'
import type { Providers } from '../providers/createProviders.ts'
import type { SavedPayment } from '../providers/paymentProvider.ts'
import type { CartPaymentStore } from './cartPaymentStore.ts'
import { paymentOf, type SavedCardStore } from './savedCardStore.ts'

type Choice = v.InferOutput<typeof PaymentChoice>

/** The customer group that may order on account (spec §6). */
const TRADE_GROUP = 'trade'

export type Chosen =
  | { readonly kind: 'chosen'; readonly payment: SavedPayment }
  | { readonly kind: 'unknown-card' }
  | { readonly kind: 'not-allowed' }
  | { readonly kind: 'deferred-payment'; readonly code: string }

type Dependencies = {
  readonly commerce: Commerce
  readonly providers: Providers
  readonly payments: CartPaymentStore
  readonly savedCards: SavedCardStore
}

const byWords = (
  kind: SavedPayment['kind'],
  provider: SavedPayment['provider'],
  token: string,
  brand: string,
): Chosen => ({
  kind: 'chosen',
  payment: { kind, provider, token, brand, last4: '', expMonth: 0, expYear: 0 },
})

/** Finds out what a shopper chose to pay with, and whether they may. */
export const choosePayment = async (
  { commerce, providers, payments, savedCards }: Dependencies,
  caller: Caller,
  cart: Cart,
  choice: Choice,
): Promise<Chosen> => {
  const { customerId } = caller
  if ('savedCard' in choice) {
    const card = customerId ? await savedCards.find(customerId, choice.savedCard) : undefined
    return card ? { kind: 'chosen', payment: paymentOf(card) } : { kind: 'unknown-card' }
  }
  if ('number' in choice) {
    const customer = customerId
      ? required(await runQuery(commerce.server, FindCustomerDocument, { id: customerId })).customer
      : undefined
    return customer?.customerGroup?.key === TRADE_GROUP
      ? byWords('purchase-order', 'purchase-order', choice.number, `Purchase order ${choice.number}`)
      : { kind: 'not-allowed' }
  }
  if ('kind' in choice && choice.kind === 'afterpay') {
    if (!providers.afterpay) return { kind: 'not-allowed' }
    const credit = (await payments.find(cart.id))?.creditCents ?? 0
    const code = deferredPaymentProblem(cart, cartTotal(cart) - credit)
    return code
      ? { kind: 'deferred-payment', code }
      : byWords('afterpay', 'afterpay', choice.token, 'Afterpay')
  }
  if ('kind' in choice && choice.kind === 'paypal') {
    const account = await providers.paypal?.read(choice.token, 'paypal')
    return account ? { kind: 'chosen', payment: account } : { kind: 'unknown-card' }
  }
  const card =
    'session' in choice
      ? await providers.cards.cardOfPage?.(choice.session, cart.id)
      : await providers.cards.read(choice.token, 'card')
  if (!card) return { kind: 'unknown-card' }
  if (choice.save && customerId) await savedCards.save(customerId, card)
  return { kind: 'chosen', payment: card }
}
