import * as v from 'valibot'
import { CardPageAnswer, type ChosenPayment, OrderAttempt, PaymentAnswer, SignedIn } from './answers.ts'
import { type IdentityResult, problemOf } from './problem.ts'

/** How the identity backend is reached. */
export type IdentityClientOptions = {
  /** Its address, e.g. `https://identity.example.com`. */
  readonly baseUrl: string
  /** The site's key: `{product}` in the paths (spec §7). */
  readonly product: string
  readonly fetch?: typeof globalThis.fetch
  /** Milliseconds after which a call is given up. Default 10 000. */
  readonly timeoutMs?: number
  /** Extra headers of every call, e.g. a request id. */
  readonly headers?: Readonly<Record<string, string>>
}

export type Credentials = { readonly email: string; readonly password: string }
export type Registration = Credentials & {
  readonly firstName: string
  readonly lastName: string
  readonly locale?: string
}

/** A card by its token, or by the visit of the provider's own page. */
export type CardChoice = { readonly token: string } | { readonly session: string }

/** A submit of the review page. `key` is new for every rendering of that page. */
export type OrderSubmit = {
  readonly key: string
  readonly cartId: string
  readonly total: { readonly currencyCode: string; readonly centAmount: number }
}

/** The calls of the identity backend. `token` is the visitor's commerce token. */
export type IdentityClient = {
  readonly login: (token: string | undefined, credentials: Credentials) => IdentityResult<SignedIn>
  readonly register: (token: string | undefined, registration: Registration) => IdentityResult<SignedIn>
  readonly logout: (tokens: readonly string[]) => IdentityResult<undefined>
  readonly payment: (token: string, cartId: string) => IdentityResult<ChosenPayment | undefined>
  readonly choosePayment: (token: string, cartId: string, choice: CardChoice) => IdentityResult<ChosenPayment>
  readonly cardPage: (
    token: string,
    cartId: string,
    urls: { successUrl: string; cancelUrl: string },
  ) => IdentityResult<string>
  readonly placeOrder: (token: string, submit: OrderSubmit) => IdentityResult<OrderAttempt>
  readonly orderAttempt: (token: string, id: string) => IdentityResult<OrderAttempt>
}

type Call = {
  method?: 'GET' | 'POST' | 'PUT'
  token?: string | undefined
  body?: unknown
  headers?: Record<string, string>
}

/** A client of the identity backend. Every answer is checked; every failure is a value. */
export const createIdentityClient = ({
  baseUrl,
  product,
  fetch = globalThis.fetch,
  timeoutMs = 10_000,
  headers = {},
}: IdentityClientOptions): IdentityClient => {
  const base = `${baseUrl.replace(/\/+$/, '')}/api/${encodeURIComponent(product)}`

  const call = async <Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    options: Call = {},
  ): IdentityResult<v.InferOutput<Schema>> => {
    try {
      const response = await fetch(`${base}${path}`, {
        method: options.method ?? 'GET',
        headers: {
          ...headers,
          ...options.headers,
          accept: 'application/json',
          ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        },
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const body: unknown = await response.json()
      if (!response.ok) return { ok: false, problem: problemOf(response.status, body) }
      const parsed = v.safeParse(schema, body)
      if (parsed.success) return { ok: true, value: parsed.output }
      return {
        ok: false,
        problem: { kind: 'unavailable', message: 'The identity backend gave an answer of another shape.' },
      }
    } catch (error) {
      return {
        ok: false,
        problem: { kind: 'unavailable', message: error instanceof Error ? error.message : 'No answer.' },
      }
    }
  }

  const cart = (id: string): string => `/carts/${encodeURIComponent(id)}`

  return {
    login: (token, credentials) => call(SignedIn, '/login', { method: 'POST', token, body: credentials }),
    register: (token, registration) =>
      call(SignedIn, '/register', { method: 'POST', token, body: registration }),
    logout: async (tokens) => {
      const answer = await call(v.unknown(), '/logout', { method: 'POST', body: { tokens } })
      return answer.ok ? { ok: true, value: undefined } : answer
    },
    payment: async (token, cartId) => {
      const answer = await call(PaymentAnswer, `${cart(cartId)}/payment`, { token })
      return answer.ok ? { ok: true, value: answer.value.payment ?? undefined } : answer
    },
    choosePayment: async (token, cartId, choice) => {
      const answer = await call(PaymentAnswer, `${cart(cartId)}/payment`, {
        method: 'PUT',
        token,
        body: choice,
      })
      if (!answer.ok) return answer
      return answer.value.payment
        ? { ok: true, value: answer.value.payment }
        : { ok: false, problem: { kind: 'missing' } }
    },
    cardPage: async (token, cartId, urls) => {
      const answer = await call(CardPageAnswer, `${cart(cartId)}/card-page`, {
        method: 'POST',
        token,
        body: urls,
      })
      return answer.ok ? { ok: true, value: answer.value.url } : answer
    },
    placeOrder: (token, { key, ...body }) =>
      call(OrderAttempt, '/orders', { method: 'POST', token, body, headers: { 'idempotency-key': key } }),
    orderAttempt: (token, id) => call(OrderAttempt, `/orders/${encodeURIComponent(id)}`, { token }),
  }
}
