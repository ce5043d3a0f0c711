import {
  type Cart,
  createCommerceClient,
  ratePrice,
  runQuery,
  ShippingMethodsByCartDocument,
} from '@selvedge/commerce-client'
import type {
  ChosenPayment,
  IdentityClient,
  IdentityResult,
  OrderAttempt,
  OrderSubmit,
} from '@selvedge/identity-client'
import { formatMoney } from '../../app/i18n/money.ts'
import type { Market } from '../catalogue/market.ts'
import type { VisitorToken } from '../session/visitorToken.ts'
import type { CardView, MethodView } from './checkoutViews.ts'

type Dependencies = {
  readonly identity: IdentityClient
  readonly token: VisitorToken
  readonly market: Market
  readonly graphqlUrl: string
  readonly headers: Readonly<Record<string, string>>
}

/** What the checkout asks beyond the cart: ways of delivery, the chosen card, and placing the order. */
export type Checkout = {
  readonly methods: (cart: Cart) => Promise<{ ok: true; value: readonly MethodView[] } | { ok: false }>
  readonly card: (cartId: string) => Promise<CardView | undefined>
  readonly chooseCard: (
    cartId: string,
    choice: { token: string } | { session: string },
  ) => IdentityResult<ChosenPayment>
  readonly cardPage: (
    cartId: string,
    urls: { successUrl: string; cancelUrl: string },
  ) => IdentityResult<string>
  /** Submits the order and waits a while for its end; an answer that still runs is normal. */
  readonly place: (submit: OrderSubmit) => IdentityResult<OrderAttempt>
  readonly attempt: (id: string) => IdentityResult<OrderAttempt>
}

/** How card brands write themselves. */
const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
}

const WAIT_MS = 12_000
const POLL_MS = 200

export const createCheckout = ({ identity, token, market, graphqlUrl, headers }: Dependencies): Checkout => {
  const withToken = async <Value>(call: (bearer: string) => IdentityResult<Value>): IdentityResult<Value> => {
    const bearer = await token.held()
    return bearer ? call(bearer) : { ok: false, problem: { kind: 'unauthorized' } }
  }

  const attempt = (id: string): IdentityResult<OrderAttempt> =>
    withToken((bearer) => identity.orderAttempt(bearer, id))

  const untilDone = async (first: OrderAttempt): IdentityResult<OrderAttempt> => {
    let latest = first
    for (
      const until = Date.now() + WAIT_MS;
      latest.state === 'running' && !latest.approval && Date.now() < until;
    ) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      const answer = await attempt(latest.id)
      if (answer.ok) latest = answer.value
    }
    return { ok: true, value: latest }
  }

  return {
    attempt,
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
        value: answer.value.shippingMethodsByCart.flatMap((method) => {
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
              price: formatMoney(price, market.locale),
              free,
              chosen: cart.shippingInfo?.shippingMethod?.id === method.id,
            },
          ]
        }),
      }
    },
    card: async (cartId) => {
      const answer = await withToken((bearer) => identity.payment(bearer, cartId))
      if (!answer.ok || !answer.value) return undefined
      const { brand, last4, expMonth, expYear } = answer.value
      return {
        brand: brandNames[brand] ?? brand,
        last4,
        expires: `${String(expMonth).padStart(2, '0')}/${String(expYear).slice(-2)}`,
      }
    },
    chooseCard: (cartId, choice) => withToken((bearer) => identity.choosePayment(bearer, cartId, choice)),
    cardPage: (cartId, urls) => withToken((bearer) => identity.cardPage(bearer, cartId, urls)),
    place: (submit) =>
      withToken(async (bearer) => {
        const started = await identity.placeOrder(bearer, submit)
        return started.ok ? untilDone(started.value) : started
      }),
  }
}
