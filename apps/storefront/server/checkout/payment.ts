import {
  cartTotals,
  type DeferredPaymentRefusalCode,
  type PaymentIdentifier,
  type PaymentKind,
  paymentIdentifier,
  paymentKind,
  paymentRefusals,
} from '@selvedge/cart-domain'
import { addressFields, postalLines } from '@selvedge/cart-domain/forms'
import type { Cart, Order } from '@selvedge/commerce-client'
import type { CartPayment, PaymentKinds, SavedCard } from '@selvedge/identity-client'
import { formatCents, formatMoney } from '../../app/i18n/money.ts'
import { m } from '../../app/paraglide/messages.js'
import type { ShopContext } from '../context/createContext.ts'
import { chosenPaymentText, savedMethodChoice } from './savedMethodText.ts'

/** Why Afterpay is not available for an order (spec §5, §8). */
const afterpayTexts = {
  AFTERPAY_INVALID_COUNTRY: m.afterpay_country,
  AFTERPAY_INVALID_CURRENCY: m.afterpay_currency,
  AFTERPAY_INVALID_AMOUNT: m.afterpay_amount,
  AFTERPAY_INVALID_ITEM_IN_CART: m.afterpay_item,
  BAD_REQUEST: m.afterpay_refused,
} satisfies Record<DeferredPaymentRefusalCode, () => string>

type PaymentFacts = {
  readonly cart: Cart
  readonly locale: string
  readonly payment: CartPayment
  readonly kinds: PaymentKinds
  readonly savedCards: readonly SavedCard[]
  /** The shopper's store credit in cents of the cart's currency. */
  readonly creditCents: number
  readonly isTrade: boolean
  /** Whether the shop has a PayPal page to redirect shoppers to. */
  readonly hasPayPalPage: boolean
}

/** The payment methods of a cart for the payment step: which are available, and why others are not. */
export const paymentView = (facts: PaymentFacts) => {
  const { cart, locale, payment, kinds, isTrade, creditCents } = facts
  const { total, currencyCode } = cartTotals(cart)
  const write = (cents: number): string => formatCents(cents, currencyCode, locale)
  const takes = (kind: PaymentKind): boolean => kinds.methods.includes(kind)
  const situation = { cart, country: cart.shippingAddress?.country, isTrade, storeCredit: creditCents }
  const [afterpayReason] = paymentRefusals('Afterpay', situation).filter(
    (reason): reason is DeferredPaymentRefusalCode =>
      reason.startsWith('AFTERPAY_') || reason === 'BAD_REQUEST',
  )
  const hasCredit = takes('store-credit') && paymentRefusals('spoondollars', situation).length === 0
  const used = hasCredit ? Math.min(payment.creditCents, creditCents, total) : 0
  const chosen = payment.payment
    ? { kind: payment.payment.kind, text: chosenPaymentText(payment.payment) }
    : undefined
  // Whether store credit covers everything.
  const coversAll = used > 0 && used >= total
  // The chosen payment method (spec §9); empty while there is none.
  const identifier: PaymentIdentifier | '' = coversAll
    ? 'spoondollars'
    : chosen
      ? paymentIdentifier(chosen.kind, kinds.card.provider)
      : ''
  return {
    chosen,
    identifier,
    coversAll,
    // Whether the chosen payment was declined after it was chosen. The shopper may try it again.
    declined: payment.declined,
    // A text that changes whenever another payment is chosen; empty when the backend returns no such text.
    stamp: payment.stamp,
    kinds: [
      ...(takes('card') ? (['card'] as const) : []),
      ...(takes('paypal') && facts.hasPayPalPage ? (['paypal'] as const) : []),
      ...(takes('afterpay') && !afterpayReason ? (['afterpay'] as const) : []),
      ...(takes('purchase-order') && isTrade ? (['purchase-order'] as const) : []),
    ],
    // Why Afterpay is not available for this cart; empty when Afterpay is available, or when the shop does not offer
    // it.
    afterpayRefused: takes('afterpay') && afterpayReason ? afterpayTexts[afterpayReason]() : '',
    savedCards: facts.savedCards.map(({ id, billingAddress, ...method }) => ({
      id,
      ...savedMethodChoice(method),
      billing: billingAddress
        ? postalLines(addressFields({ country: '', ...billingAddress }), locale).join(', ')
        : '',
    })),
    credit: hasCredit
      ? {
          available: write(creditCents),
          most: write(Math.min(creditCents, total)),
          used: used > 0 ? write(used) : '',
          enough: creditCents >= total,
          left: used < total ? write(total - used) : '',
        }
      : undefined,
  }
}

export type PaymentView = Readonly<ReturnType<typeof paymentView>>

/** The payment methods of a cart, and the chosen one; `undefined` when the backend does not respond. */
export const paymentFor = async (shop: ShopContext, cart: Cart): Promise<PaymentView | undefined> => {
  const { identity, session, market, settings } = shop
  const bearer = await shop.token.current()
  const isCustomer = session.customer !== undefined
  const [payment, kinds, savedCards, balances] = await Promise.all([
    identity.cartPayment(bearer, cart.id),
    identity.paymentKinds(bearer),
    isCustomer ? identity.savedCards(bearer) : undefined,
    isCustomer ? identity.credit(bearer) : undefined,
  ])
  if (!payment.ok || !kinds.ok) return undefined
  // Without a response about saved cards and store credit, the step offers only the other payment methods.
  const credits = balances?.ok ? balances.value : []
  return paymentView({
    cart,
    locale: market.locale,
    payment: payment.value,
    kinds: kinds.value,
    savedCards: savedCards?.ok ? savedCards.value : [],
    creditCents: credits.find(({ currency }) => currency === cart.totalPrice.currencyCode)?.cents ?? 0,
    isTrade: session.customer?.groupKey === 'trade',
    hasPayPalPage: settings.payPalPageUrl !== undefined,
  })
}

/** A payment of an order. */
export type OrderPayment = {
  readonly kind: PaymentKind
  readonly amount: string
  /** The purchase order number that the shopper entered; empty for other payments. */
  readonly reference: string
}

/** The payments of an order on the platform; payments of an unknown kind are omitted. */
export const orderPayments = (
  { paymentInfo, purchaseOrderNumber }: Pick<Order, 'paymentInfo' | 'purchaseOrderNumber'>,
  locale: string,
): OrderPayment[] =>
  (paymentInfo?.payments ?? []).flatMap(({ paymentMethodInfo, transactions: [first] }) => {
    const kind = paymentKind(paymentMethodInfo.paymentInterface ?? '')
    const reference = kind === 'purchase-order' ? (purchaseOrderNumber ?? '') : ''
    return kind && first ? [{ kind, amount: formatMoney(first.amount, locale), reference }] : []
  })
