import { canOpenStep, checkoutSteps, firstIncompleteStep } from '@selvedge/cart-domain'
import {
  addressFields,
  contactSchema,
  type FormProblems,
  isSameAddress,
  readForm,
  shopAddressFromForm,
} from '@selvedge/cart-domain/forms'
import { hasShippableItem } from '@selvedge/cart-domain/server'
import { toPlatformAddress } from '@selvedge/commerce-client'
import { aCart, aCustomer, anAddress, usd } from '@selvedge/commerce-client/testing'
import { readAddress } from '../../app/features/address/readAddress.server.ts'
import type { CheckoutData } from '../../app/features/checkout/shared/loadCheckout.server.ts'
import { problemText } from '../../app/features/checkout/shared/problemText.ts'
import type { RefusedStep, StepProblem } from '../../app/features/checkout/shared/refusedStep.ts'
import { openAddressBook } from '../../app/features/checkout/shipping/addressBook.server.ts'
import { typedValues } from '../../app/features/forms/typedValues.ts'
import * as checkoutRoute from '../../app/routes/($locale).checkout._index.tsx'
import { cartView } from '../../server/cart/cartView.ts'
import { paymentView } from '../../server/checkout/payment.ts'
import { shippingMethodView } from '../../server/checkout/shippingMethods.ts'
import { aFrame, openShop, prerenderShop, refused } from './openShop.tsx'

type Cart = Parameters<typeof cartView>[0]
type Payment = Parameters<typeof paymentView>[0]['payment']

const locale = 'en-US'

/** The shipping methods of the shop, with their prices in cents. */
const methods = [
  { id: 'standard', name: 'Standard', cents: 795 },
  { id: 'priority', name: 'Priority', cents: 1_495 },
  { id: 'express', name: 'Express', cents: 2_995 },
]

type Situation = {
  readonly cart?: Partial<Cart>
  readonly signedIn?: boolean
  /** The chosen payment. */
  readonly payment?: Payment['payment']
  readonly creditCents?: number
  readonly discountsMayChange?: boolean
  readonly more?: Partial<CheckoutData>
}

const address = anAddress({ id: null })

const withMethod = (cart: Cart, id: string): Cart => {
  const method = methods.find((known) => known.id === id)
  if (!method) return cart
  const goods = cart.lineItems.reduce((sum, { totalPrice }) => sum + (totalPrice?.centAmount ?? 0), 0)
  return {
    ...cart,
    totalPrice: usd(goods + method.cents),
    shippingInfo: {
      shippingMethodName: method.name,
      shippingMethodState: 'MatchesCart',
      price: usd(method.cents),
      taxedPrice: null,
      taxRate: null,
      shippingRate: { freeAbove: null, tiers: [] },
      discountedPrice: null,
      shippingMethod: { id, key: id },
    },
  }
}

/** A cart at the payment step: it has an address and a shipping method, but no payment yet. */
export const addressed = (method = 'standard'): Partial<Cart> =>
  withMethod(
    aCart({ customerEmail: 'marianne@example.com', shippingAddress: address, billingAddress: address }),
    method,
  )

/** A card as the chosen payment. */
export const visa: Payment['payment'] = {
  kind: 'card',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2030,
}

/** The missing fields of a posted form, as on the server. */
const problemsOf = (form: FormData): FormProblems => {
  const place = form.get('billingSame') === 'on' ? undefined : readAddress([...form])
  const contact =
    form.get('intent') === 'shipping' && form.has('email') ? readForm(contactSchema, [...form]) : undefined
  return {
    ...(contact?.ok === false ? contact.problems : {}),
    ...(place?.ok === false ? place.problems : {}),
  }
}

const refuseStep = (form: FormData, problem: StepProblem, status = 422) => {
  const intent = form.get('intent')
  const step = intent === 'place' ? 'review' : intent === 'billing' ? 'billing' : 'shipping'
  return refused(
    { ...problem, step, message: problemText(problem), values: typedValues(form) } satisfies RefusedStep,
    status,
  )
}

const redirectTo = (to: string) => new Response(null, { status: 302, headers: { location: to } })

type Responder = (form: FormData) => unknown

/**
 * A shop with one cart at checkout, in the memory of the test. It carries out each step, unless the test overrides the
 * response.
 */
export const createCheckoutShop = (situation: Situation = {}) => {
  let cart = aCart(situation.cart)
  let payment = situation.payment ?? null
  const requests: Record<string, string>[] = []
  const responders: Responder[] = []
  let gate = Promise.resolve()

  const paymentOf = () =>
    paymentView({
      cart,
      locale,
      payment: { payment, creditCents: 0, coversAll: false, declined: false, stamp: '' },
      kinds: {
        methods: ['card', 'paypal', 'store-credit'],
        card: { provider: 'sandbox', clientToken: null },
      },
      savedCards: [],
      creditCents: situation.creditCents ?? 0,
      isTrade: false,
      hasPayPalPage: true,
    })

  const loader = (request: Request): CheckoutData => {
    const ways = paymentOf()
    const progress = { ...cart, hasPayment: ways.chosen !== undefined }
    const edit = checkoutSteps.find(
      (step) => step === new URL(request.url).searchParams.get('edit') && canOpenStep(progress, step),
    )
    const first = firstIncompleteStep(progress)
    const customer = situation.signedIn ? aCustomer({ addresses: [] }) : undefined
    return {
      open: edit ?? (first === 'cart' ? 'shipping' : first),
      reachable: checkoutSteps.filter((step) => canOpenStep(progress, step)),
      cart: cartView(cart, () => '', { isPlusMember: false, minimums: [], locale }),
      fingerprint: 'fingerprint',
      country: 'US',
      email: cart.customerEmail ?? '',
      signedIn: situation.signedIn ?? false,
      ...openAddressBook(cart, customer, null),
      billing: cart.billingAddress ? addressFields(cart.billingAddress) : undefined,
      billingSame:
        !cart.billingAddress ||
        !cart.shippingAddress ||
        isSameAddress(cart.billingAddress, cart.shippingAddress),
      methods: cart.shippingAddress
        ? methods.map(({ cents, ...method }) =>
            shippingMethodView(
              {
                method: {
                  ...method,
                  key: method.id,
                  isDefault: method.id === 'standard',
                  localizedName: null,
                  localizedDescription: null,
                  zoneRates: [],
                },
                price: usd(cents),
                cents,
              },
              cart,
              locale,
              situation.discountsMayChange ?? false,
            ),
          )
        : [],
      methodsFailed: false,
      ratesFailed: false,
      shipsBy: '',
      shipped: hasShippableItem(cart),
      payment: ways,
      paymentAgain: false,
      paymentCancelled: undefined,
      warning: undefined,
      cardSource: { kind: 'none' },
      origin: window.location.origin,
      submitKey: crypto.randomUUID(),
      ...situation.more,
    }
  }

  const submitStep = (form: FormData): unknown => {
    if (form.get('intent') === 'place')
      return form.get('agreement') === 'on'
        ? redirectTo('/checkout/success')
        : refuseStep(form, { kind: 'agreement' })
    const problems = problemsOf(form)
    if (Object.keys(problems).length > 0) return refuseStep(form, { kind: 'form', problems })
    if (form.get('intent') === 'billing') {
      payment = visa
      return redirectTo('/checkout#review')
    }
    const place = readAddress([...form])
    const method = form.get('method')
    if (place.ok) {
      const { firstName, lastName, streetName, streetNumber, city, state, postalCode, country, phone } =
        toPlatformAddress(shopAddressFromForm(place.value))
      const shippingAddress = anAddress({
        id: null,
        firstName: firstName ?? null,
        lastName: lastName ?? null,
        streetName: streetName ?? null,
        streetNumber: streetNumber ?? null,
        city: city ?? null,
        state: state ?? null,
        postalCode: postalCode ?? null,
        country,
        phone: phone ?? null,
      })
      cart = {
        ...cart,
        customerEmail: String(form.get('email')),
        shippingAddress,
        billingAddress: shippingAddress,
      }
    }
    cart = withMethod(cart, String(method ?? 'standard'))
    return redirectTo(method === null ? '/checkout?edit=shipping#delivery' : '/checkout#billing')
  }

  const action = async (form: FormData): Promise<unknown> => {
    requests.push(Object.fromEntries([...form].map(([name, value]) => [name, String(value)])))
    const given = responders.shift()
    await gate
    return given ? given(form) : submitStep(form)
  }

  return {
    requests,
    loader,
    action,
    /** Carries out a submitted step, for responses that change the form first. */
    submitStep,
    frame: () => aFrame({ cartCount: 1, cartStamp: 'cart-1:1', signedIn: situation.signedIn ?? false }),
    /** Overrides the response to the next step instead of carrying it out. */
    respondNext: (given: Responder) => responders.push(given),
    /** Delays every response until the returned function is called. */
    delayResponses: (): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
  }
}

/** The response to a refused step, as on the server. */
export const stepRefusal = refuseStep

export type CheckoutShop = ReturnType<typeof createCheckoutShop>

const visitOf = ({ loader, action, frame }: CheckoutShop, at: string) => ({
  at,
  frame,
  routes: { '/checkout': { module: checkoutRoute, loader, action } },
})

/** Opens the checkout at its open step. */
export const openCheckout = (shop: CheckoutShop, at = '/checkout') => openShop(visitOf(shop, at))

/** Shows the checkout as the server renders it, and returns the function that hydrates it. */
export const prerenderCheckout = (shop: CheckoutShop, at = '/checkout') => prerenderShop(visitOf(shop, at))
