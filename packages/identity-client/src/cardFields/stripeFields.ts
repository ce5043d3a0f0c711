import { loadScript } from './loadScript.ts'
import type { CardAdapter, CardField, CardFieldsSetup, CardTokenResult } from './mountCardFields.ts'

type StripeProblem = { readonly type: string; readonly code?: string }
type Element = { readonly mount: (container: HTMLElement) => void; readonly unmount: () => void }
type Stripe = {
  readonly elements: (options: { locale: string }) => {
    readonly create: (kind: 'card', options: { hidePostalCode: true; style: object }) => Element
  }
  readonly createPaymentMethod: (options: { type: 'card'; card: Element }) => Promise<{
    readonly paymentMethod?: { readonly id: string }
    readonly error?: StripeProblem
  }>
}

declare global {
  interface Window {
    // Set by Stripe's script.
    Stripe?: (publishableKey: string) => Stripe
  }
}

/** Returns the card field to which an error code of Stripe refers, e.g. `expiry` for `invalid_expiry_year_past`. */
const fieldOf = (code = ''): CardField => {
  if (code.includes('expiry')) return 'expiry'
  return code.includes('cvc') ? 'code' : 'number'
}

const shoppers = ['validation_error', 'card_error']

const outcomeOf = (problem: StripeProblem | undefined): CardTokenResult =>
  problem && shoppers.includes(problem.type)
    ? { kind: 'invalid', fields: [fieldOf(problem.code)] }
    : { kind: 'failed' }

/** Mounts Stripe's card element. Its token is the id of a payment method. */
export const stripeFields =
  ({ script, key }: Extract<CardFieldsSetup, { kind: 'stripe' }>): CardAdapter =>
  async (container, { locale, look }) => {
    await loadScript(script)
    const stripe = window.Stripe?.(key)
    if (!stripe) throw new Error('Stripe’s script brought no Stripe along.')
    const card = stripe.elements({ locale }).create('card', {
      hidePostalCode: true,
      style: {
        base: {
          color: look.ink,
          iconColor: look.soft,
          fontSize: look.size,
          '::placeholder': { color: look.soft },
        },
        invalid: { color: look.error, iconColor: look.error },
      },
    })
    card.mount(container)
    return {
      tokenize: async () => {
        try {
          const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card })
          return paymentMethod ? { kind: 'token', token: paymentMethod.id } : outcomeOf(error)
        } catch {
          return { kind: 'failed' }
        }
      },
      unmount: () => card.unmount(),
    }
  }
