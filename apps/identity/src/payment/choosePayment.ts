import type { Result } from '@selvedge/cart-domain'
import type { Cart } from '@selvedge/commerce-client/server'
import { FindCustomerDocument } from '@selvedge/commerce-client/server'
import type { PaymentChoice, PaymentMethod } from '@selvedge/identity-client/contract'
import { type Caller, ownerKey } from '../caller/caller.ts'
import { type Commerce, runQuery, valueOrThrow } from '../commerce/commerce.ts'
import type { Ledger } from '../ledger/createLedger.ts'
import type { OrderProblem } from '../order/orderProblem.ts'
import { cartTotal } from '../order/rules/cartTotal.ts'
import { paymentPlan } from '../order/rules/paymentPlan.ts'
import { hasPlus } from '../order/rules/plusMembership.ts'
import type { Providers } from '../providers/createProviders.ts'
import type { CardProvider, SavedPayment } from '../providers/paymentProvider.ts'
import type { CartPayment, CartPaymentStore } from './cartPaymentStore.ts'
import type { MethodSaving } from './methodSaving.ts'
import { paymentOf, type SavedCardStore } from './savedCardStore.ts'

/** The customer group that may order on account (spec §6). */
const TRADE_GROUP = 'trade'

export type ChoiceProblem = OrderProblem | { readonly kind: 'unknown-card' | 'not-allowed' }

type Dependencies = {
  readonly commerce: Commerce
  readonly providers: Providers
  readonly payments: CartPaymentStore
  readonly savedCards: SavedCardStore
  readonly saving: MethodSaving
  readonly ledger: Ledger
}

const refuse = <Problem extends ChoiceProblem>(problem: Problem) => ({ ok: false, problem }) as const

/** Creates a payment without card details. `brand` contains the text that describes it. */
const labelledPayment = (
  kind: 'afterpay' | 'purchase-order',
  token: string,
  brand: string,
): Result<SavedPayment, never> => ({
  ok: true,
  value: { kind, provider: kind, token, brand, last4: '', expMonth: 0, expYear: 0 },
})

const known = (payment: SavedPayment | undefined): Result<SavedPayment, ChoiceProblem> =>
  payment ? { ok: true, value: payment } : refuse({ kind: 'unknown-card' })

const isTrade = async ({ commerce }: Dependencies, customerId: string | undefined): Promise<boolean> =>
  customerId !== undefined &&
  valueOrThrow(await runQuery(commerce.server, FindCustomerDocument, { id: customerId })).customer
    ?.customerGroup?.key === TRADE_GROUP

/** Reads the payment for which the browser got `token`. The payment becomes pending when the customer saves it. */
const readToken = async (
  { saving }: Dependencies,
  caller: Caller,
  provider: CardProvider | undefined,
  { token, kind, save }: { token: string | undefined; kind: 'card' | 'paypal'; save?: boolean | undefined },
): Promise<Result<SavedPayment, ChoiceProblem>> => {
  if (!provider || !token) return refuse({ kind: 'unknown-card' })
  const options = { kind, owner: ownerKey(caller) }
  return known(
    save && caller.customerId
      ? await saving.read(caller.customerId, provider, { token }, options)
      : await provider.read(token, options),
  )
}

/** The payment of the chosen method; `undefined` when the request has no method. */
const readMethod = async (
  dependencies: Dependencies,
  caller: Caller,
  cart: Cart,
  method: PaymentMethod,
): Promise<Result<SavedPayment | undefined, ChoiceProblem>> => {
  const { providers, savedCards } = dependencies
  const { customerId } = caller
  switch (method.kind) {
    case 'saved-card': {
      const card = customerId ? await savedCards.find(customerId, method.id) : undefined
      return known(card && paymentOf(card))
    }
    case 'purchase-order':
      return (await isTrade(dependencies, customerId))
        ? labelledPayment('purchase-order', method.number, `Purchase order ${method.number}`)
        : refuse({ kind: 'not-allowed' })
    case 'afterpay':
      return providers.afterpay
        ? labelledPayment('afterpay', method.token, 'Afterpay')
        : refuse({ kind: 'not-allowed' })
    case 'paypal':
      return readToken(dependencies, caller, providers.paypal, method)
    case 'card':
      return readToken(dependencies, caller, providers.cards, method)
    case 'card-session': {
      const token = await providers.cards.tokenOfPage?.(method.session, cart.id)
      return readToken(dependencies, caller, providers.cards, { ...method, kind: 'card', token })
    }
    default:
      return { ok: true, value: undefined }
  }
}

/**
 * The payment to save. When the shopper goes to a provider's page and also uses store credit, a purchase order that was
 * chosen before is dropped.
 */
const paymentToSave = (
  method: PaymentMethod,
  { payment }: CartPayment,
  chosen: SavedPayment | undefined,
  creditCents: number,
): SavedPayment | undefined =>
  chosen ??
  (method.kind === 'page' && payment?.kind === 'purchase-order' && creditCents > 0 ? undefined : payment)

/**
 * Chooses how a cart is paid: the method and the store credit together, by the rules that placing the order applies.
 * Limits store credit to the balance and the total. Ignores the method when store credit covers everything.
 */
export const choosePayment = async (
  dependencies: Dependencies,
  caller: Caller,
  cart: Cart,
  { method, creditCents: requestedCents }: PaymentChoice,
): Promise<Result<CartPayment, ChoiceProblem>> => {
  const { payments, ledger, saving } = dependencies
  const { customerId } = caller
  const total = cartTotal(cart)
  const isPlus = hasPlus(cart.lineItems)
  if (isPlus && requestedCents) return refuse({ kind: 'credit-refused', reason: 'plus-membership' })
  const balance = customerId ? await ledger.balance(customerId, cart.totalPrice.currencyCode) : 0
  const bounded = (cents: number): number => Math.min(cents, balance, total)
  const covers = (creditCents: number): boolean => creditCents > 0 && creditCents >= total

  const isCovered = requestedCents !== undefined && covers(bounded(requestedCents))
  // The provider is called before the transaction begins, because the transaction holds a lock.
  const read = isCovered
    ? ({ ok: true, value: undefined } as const)
    : await readMethod(dependencies, caller, cart, method)
  if (!read.ok) return read

  const isSaved = customerId !== undefined && 'save' in method && method.save === true
  const chosen = await payments.change(cart.id, async (before, transaction) => {
    // Drops credit that was chosen before the cart contained a membership.
    const creditCents = isPlus ? 0 : bounded(requestedCents ?? before.creditCents)
    if (isCovered) return { ok: true, value: { payment: before.payment, creditCents } }
    if (method.kind === 'none' && !covers(creditCents)) return refuse({ kind: 'payment-missing' })
    const payment = paymentToSave(method, before, read.value, creditCents)
    const paidBy = method.kind === 'page' ? { kind: method.page, provider: '', token: '' } : payment
    const planned = paymentPlan(cart, total, { payment: paidBy, creditCents })
    if (!planned.ok) return planned
    if (isSaved && read.value && !read.value.isOneTime)
      await saving.store(transaction, customerId, read.value)
    return { ok: true, value: { payment, creditCents } }
  })
  if (!chosen.ok && isSaved && read.value) await saving.abandon(read.value)
  return chosen
}
