import { cartTotals } from '@selvedge/cart-domain'
import {
  type Cart,
  createCommerceClient,
  ratePrice,
  runQuery,
  ShippingMethodsByCartDocument,
} from '@selvedge/commerce-client'
import type {
  CartPayment,
  IdentityClient,
  IdentityResult,
  OrderAttempt,
  OrderSubmit,
  PageUrls,
  PaymentChoice,
} from '@selvedge/identity-client'
import { formatMoney } from '../../app/i18n/money.ts'
import { isShipped } from '../cart/isShipped.ts'
import type { Market } from '../catalogue/market.ts'
import type { Session } from '../session/session.ts'
import type { VisitorToken } from '../session/visitorToken.ts'
import { byPrice } from './byPrice.ts'
import type { MethodView, PaymentView } from './checkoutViews.ts'
import { paymentView } from './paymentView.ts'
import { shipsBy } from './shipsBy.ts'
import { weightStamp } from './weightStamp.ts'

type Dependencies = {
  readonly session: Session
  readonly hasPayPalPage: boolean
  readonly identity: IdentityClient
  readonly token: VisitorToken
  readonly market: Market
  readonly graphqlUrl: string
  readonly headers: Readonly<Record<string, string>>
}

/** What the checkout asks beyond the cart: ways of delivery, the chosen card, and placing the order. */
export type Checkout = {
  readonly methods: (cart: Cart) => Promise<{ ok: true; value: readonly MethodView[] } | { ok: false }>
  /** The ways to pay for a cart. */
  readonly payment: (cart: Cart) => Promise<{ ok: true; value: PaymentView } | { ok: false }>
  readonly choose: (cartId: string, choice: PaymentChoice) => IdentityResult<CartPayment>
  readonly afterpayPage: (cartId: string, urls: PageUrls) => IdentityResult<string>
  readonly cardPage: (cartId: string, urls: PageUrls) => IdentityResult<string>
  /** Says that the shopper is back from approving the payment. */
  readonly approved: (id: string) => IdentityResult<OrderAttempt>
  /** Says that the shopper will not approve the payment, and waits a while for the order's end. */
  readonly giveUp: (id: string) => IdentityResult<OrderAttempt>
  /** Submits the order and waits a while for its end; an answer that still runs is normal. */
  readonly place: (submit: OrderSubmit) => IdentityResult<OrderAttempt>
  readonly attempt: (id: string) => IdentityResult<OrderAttempt>
  /** The attempt that places a cart's order or has placed it. */
  readonly attemptOf: (cartId: string) => IdentityResult<OrderAttempt>
  /**
   * Weighs the cart, so that its weight drives what delivery costs. A change of country takes off the way of delivery.
   * On failure the rates are those of the weight before.
   */
  readonly weigh: (cart: Cart, change: 'country' | 'none') => Promise<{ readonly ok: boolean }>
  /** Whether the cart was weighed as it is now. */
  readonly isWeighed: (cart: Cart) => boolean
}

/** Milliseconds that a submit waits for the order's end before the page that shows progress takes over. */
const WAIT_MS = 3_000
const POLL_MS = 200

const withoutNulls = (record: object): object =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null))

export const createCheckout = ({
  session,
  hasPayPalPage,
  identity,
  token,
  market,
  graphqlUrl,
  headers,
}: Dependencies): Checkout => {
  const withToken = async <Value>(call: (bearer: string) => IdentityResult<Value>): IdentityResult<Value> => {
    const bearer = await token.held()
    return bearer ? call(bearer) : { ok: false, problem: { kind: 'unauthorized' } }
  }

  const attempt = (id: string): IdentityResult<OrderAttempt> =>
    withToken((bearer) => identity.orderAttempt(bearer, id))

  const untilDone = async (
    first: OrderAttempt,
    approval: 'awaited' | 'given-up' = 'awaited',
  ): IdentityResult<OrderAttempt> => {
    let latest = first
    for (
      const until = Date.now() + WAIT_MS;
      latest.state === 'running' && (!latest.approval || approval === 'given-up') && Date.now() < until;
    ) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      const answer = await attempt(latest.id)
      if (answer.ok) latest = answer.value
    }
    return { ok: true, value: latest }
  }

  return {
    attempt,
    attemptOf: (cartId) => withToken((bearer) => identity.orderOfCart(bearer, cartId)),
    isWeighed: (cart) => session.cart?.weighed === weightStamp(cart),
    weigh: async (cart, change) => {
      const { id: _, ...shippingAddress } = cart.shippingAddress ?? { id: null, country: market.country }
      const answer = await withToken((bearer) =>
        identity.weighCart(bearer, {
          currency: cart.totalPrice.currencyCode,
          countryUpdated: change === 'country',
          shippingAddress: withoutNulls(shippingAddress),
        }),
      )
      if (answer.ok && session.cart)
        session.cart = { ...session.cart, version: answer.value.version, weighed: weightStamp(cart) }
      return { ok: answer.ok }
    },
    methods: async (cart) => {
      const bearer = await token.held()
      const client = createCommerceClient({
        graphqlUrl,
        runtime: 'server',
        token: async () => bearer,
        headers,
      })
      const answer = await runQuery(client, ShippingMethodsByCartDocument, {
        cartId: cart.id,
        locale: market.locale,
      })
      if (!answer.ok) return { ok: false }
      return {
        ok: true,
        value: byPrice(answer.value.shippingMethodsByCart).flatMap((method) => {
          const rate = method.zoneRates
            .flatMap((zone) => zone.shippingRates)
            .find(({ isMatching }) => isMatching)
          if (!rate) return []
          const price = ratePrice(rate)
          const subtotal = cart.lineItems.reduce((sum, line) => sum + (line.totalPrice?.centAmount ?? 0), 0)
          const free =
            price.centAmount === 0 || (rate.freeAbove ? subtotal >= rate.freeAbove.centAmount : false)
          return [
            {
              id: method.id,
              name: method.localizedName ?? method.name,
              note: method.localizedDescription ?? '',
              shipsBy: shipsBy(method.key, market.locale),
              price: formatMoney(price, market.locale),
              cents: free ? 0 : price.centAmount,
              free,
              shipped: isShipped(cart),
              chosen: cart.shippingInfo?.shippingMethod?.id === method.id,
            },
          ]
        }),
      }
    },
    payment: async (cart) => {
      const bearer = await token.held()
      const isCustomer = session.customer !== undefined
      const [payment, kinds, savedCards, balances] = await Promise.all([
        identity.cartPayment(bearer, cart.id),
        identity.paymentKinds(bearer),
        isCustomer ? identity.savedCards(bearer) : undefined,
        isCustomer ? identity.credit(bearer) : undefined,
      ])
      if (!payment.ok || !kinds.ok) return { ok: false }
      const currency = cart.totalPrice.currencyCode
      return {
        ok: true,
        value: paymentView({
          cart,
          totalCents: cartTotals(cart).total,
          locale: market.locale,
          payment: payment.value,
          kinds: kinds.value,
          // A wallet that does not answer is an empty one: there are other ways to pay.
          savedCards: savedCards?.ok ? savedCards.value : [],
          creditCents: balances?.ok
            ? (balances.value.find((balance) => balance.currency === currency)?.cents ?? 0)
            : 0,
          isTrade: session.customer?.groupKey === 'trade',
          hasPayPalPage,
        }),
      }
    },
    choose: (cartId, choice) => withToken((bearer) => identity.choosePayment(bearer, cartId, choice)),
    afterpayPage: (cartId, urls) => withToken((bearer) => identity.afterpayCheckout(bearer, cartId, urls)),
    approved: (id) =>
      withToken(async (bearer) => {
        const answer = await identity.approved(bearer, id)
        return answer.ok ? untilDone({ ...answer.value, approval: null }) : answer
      }),
    giveUp: (id) =>
      withToken(async (bearer) => {
        const answer = await identity.giveUp(bearer, id)
        return answer.ok ? untilDone(answer.value, 'given-up') : answer
      }),
    cardPage: (cartId, urls) => withToken((bearer) => identity.cardPage(bearer, cartId, urls)),
    place: (submit) =>
      withToken(async (bearer) => {
        const started = await identity.placeOrder(bearer, submit)
        return started.ok ? untilDone(started.value) : started
      }),
  }
}
