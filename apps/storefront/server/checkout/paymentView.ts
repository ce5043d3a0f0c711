import { type DeferredPaymentCode, type PaymentIdentifier, paymentReasons } from '@selvedge/cart-domain'
import type { Cart } from '@selvedge/commerce-client'
import type { CartPayment, PaymentKinds, SavedCard } from '@selvedge/identity-client'
import { formatCents } from '../../app/i18n/money.ts'

/** How card brands write themselves. */
const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
}

type Card = Pick<SavedCard, 'brand' | 'last4' | 'expMonth' | 'expYear'>

/** A card as it may be shown: never its number. */
const cardView = ({ brand, last4, expMonth, expYear }: Card) => ({
  brand: brandNames[brand] ?? brand,
  last4,
  expires: `${String(expMonth).padStart(2, '0')}/${String(expYear).slice(-2)}`,
})

/** The payment chosen for the cart. */
const chosenView = (payment: NonNullable<CartPayment['payment']>) => ({
  kind: payment.kind,
  ...cardView(payment),
})

export type ChosenView = Readonly<ReturnType<typeof chosenView>>

const identifierOf = (chosen: ChosenView | undefined, cardProvider: string): PaymentIdentifier | '' => {
  switch (chosen?.kind) {
    case 'card':
      return cardProvider === 'braintree' ? 'Braintree' : 'stripe'
    case 'paypal':
      return 'Paypal'
    case 'afterpay':
      return 'Afterpay'
    case 'purchase-order':
      return 'PurchaseOrder'
    default:
      return ''
  }
}

type Known = {
  readonly cart: Cart
  readonly totalCents: number
  readonly locale: string
  readonly payment: CartPayment
  readonly kinds: PaymentKinds
  readonly savedCards: readonly SavedCard[]
  /** The shopper's store credit in cents of the cart's currency. */
  readonly creditCents: number
  readonly isTrade: boolean
  /** Whether the shop has a PayPal page to send shoppers to. */
  readonly hasPayPalPage: boolean
}

/** The ways to pay for a cart, as the payment step shows them: which are open, and why others are not. */
export const paymentView = (known: Known) => {
  const { cart, totalCents, locale, payment, kinds, isTrade, creditCents } = known
  const currency = cart.totalPrice.currencyCode
  const takes = (kind: string): boolean => kinds.methods.includes(kind)
  const situation = { cart, country: cart.shippingAddress?.country, isTrade, storeCredit: creditCents }
  const afterpay: readonly DeferredPaymentCode[] = paymentReasons('Afterpay', situation).filter(
    (reason): reason is DeferredPaymentCode => reason.startsWith('AFTERPAY_') || reason === 'BAD_REQUEST',
  )
  const hasCredit = takes('store-credit') && paymentReasons('spoondollars', situation).length === 0
  const used = hasCredit ? Math.min(payment.creditCents, creditCents, totalCents) : 0
  const chosen = payment.payment ? chosenView(payment.payment) : undefined
  // Empty when Afterpay is open, or when the shop does not take it.
  const afterpayRefused: DeferredPaymentCode | '' = takes('afterpay') ? (afterpay[0] ?? '') : ''
  // Whether store credit pays for everything.
  const coversAll = used > 0 && used >= totalCents
  return {
    chosen,
    // Whether the chosen payment was declined since; it may be tried once more.
    declined: payment.declined,
    // Another one whenever another payment is chosen; empty where the backend gives none.
    stamp: payment.stamp ?? '',
    // How the platform spells the chosen way to pay; empty while there is none.
    identifier: coversAll ? ('spoondollars' as const) : identifierOf(chosen, kinds.card.provider),
    kinds: [
      ...(takes('card') ? (['card'] as const) : []),
      ...(takes('paypal') && known.hasPayPalPage ? (['paypal'] as const) : []),
      ...(takes('afterpay') && afterpay.length === 0 ? (['afterpay'] as const) : []),
      ...(takes('purchase-order') && isTrade ? (['purchase-order'] as const) : []),
    ],
    afterpayRefused,
    savedCards: known.savedCards.map((card) => ({
      id: card.id,
      nickname: card.nickname,
      isDefault: card.isDefault,
      ...cardView(card),
    })),
    credit: hasCredit
      ? {
          available: formatCents(creditCents, currency, locale),
          most: formatCents(Math.min(creditCents, totalCents), currency, locale),
          used: used > 0 ? formatCents(used, currency, locale) : '',
          enough: creditCents >= totalCents,
          left: used < totalCents ? formatCents(totalCents - used, currency, locale) : '',
        }
      : undefined,
    coversAll,
  }
}

export type PaymentView = Readonly<ReturnType<typeof paymentView>>
