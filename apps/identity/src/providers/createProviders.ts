import type { Settings } from '../settings/settings.ts'
import { type AfterpayProvider, createAfterpayProvider } from './afterpay/afterpayProvider.ts'
import { createBraintreeProvider } from './braintree/braintreeProvider.ts'
import { measureProvider, type ObserveCall } from './measureProvider.ts'
import type { CardProvider, PaymentProvider, ProviderName } from './paymentProvider.ts'
import { purchaseOrderProvider } from './purchaseOrderProvider.ts'
import { createStripeProvider } from './stripe/stripeProvider.ts'

/** The configured providers, by name. */
export type Providers = {
  readonly find: (name: string) => PaymentProvider | undefined
  /** The provider that charges new cards. */
  readonly cards: CardProvider
  readonly paypal: CardProvider | undefined
  readonly afterpay: AfterpayProvider | undefined
  /** The provider that stored a payment; `undefined` when it is not configured any more. */
  readonly storedBy: (name: string) => CardProvider | undefined
}

/** Creates every provider whose keys are configured. */
export const createProviders = (
  settings: Settings,
  fetch: typeof globalThis.fetch,
  observe: ObserveCall,
): Providers => {
  const stripe = settings.STRIPE_SECRET_KEY
    ? measureProvider(createStripeProvider(settings.STRIPE_SECRET_KEY, settings), observe)
    : undefined
  const braintree = settings.BRAINTREE_MERCHANT_ID
    ? measureProvider(createBraintreeProvider(settings.BRAINTREE_MERCHANT_ID, settings), observe)
    : undefined
  const afterpay = settings.AFTERPAY_MERCHANT_ID
    ? measureProvider(createAfterpayProvider(settings.AFTERPAY_MERCHANT_ID, settings, fetch), observe)
    : undefined
  const cards = settings.CARD_PROVIDER === 'braintree' ? (braintree ?? stripe) : (stripe ?? braintree)
  if (!cards) throw new Error('No provider of card payments is set up.')
  const all: Partial<Record<ProviderName, PaymentProvider>> = {
    'purchase-order': purchaseOrderProvider,
    ...(stripe ? { stripe } : {}),
    ...(braintree ? { braintree } : {}),
    ...(afterpay ? { afterpay } : {}),
  }
  return {
    find: (name) => Object.values(all).find((provider) => provider.name === name),
    cards,
    paypal: braintree,
    afterpay,
    storedBy: (name) => [stripe, braintree].find((provider) => provider?.name === name),
  }
}
