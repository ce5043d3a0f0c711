import { type InferOutput, safeParse } from 'valibot'
import type { Endpoint } from '../contract/endpoint.ts'
import { type IdentityResult, problemOf } from './problem.ts'

/** How the identity backend is reached. */
export type EndpointCallerOptions = {
  /** The URL of the backend, e.g. `https://identity.example.com`. */
  readonly baseUrl: string
  /** The site's key, which replaces `{product}` in paths. */
  readonly product: string
  /** Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Milliseconds after which a call is aborted. Default 10 000. */
  readonly timeoutMs?: number | undefined
  /** Extra headers of every call, e.g. a request id. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /**
   * The `credentials` option of `fetch`. A site in a browser needs `include`, which sends and stores cookies.
   */
  readonly credentials?: 'include' | 'omit' | 'same-origin' | undefined
  /**
   * Called with a bearer token that the backend refuses, e.g. because it was revoked. The call is made once more with the
   * returned token.
   */
  readonly replaceToken?: ((refused: string) => Promise<string | undefined>) | undefined
}

/** One call. */
export type CallInit = {
  /** The value of the path's second placeholder, e.g. a cart's id for `{cartId}`. The first is `{product}`. */
  readonly part?: string | undefined
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Aborts the call before its timeout. */
  readonly signal?: AbortSignal | undefined
}

/** Calls an endpoint. Without a `token` the caller is identified by a cookie. */
export type EndpointCaller = <Called extends Endpoint>(
  endpoint: Called,
  token: string | null | undefined,
  init?: CallInit,
) => IdentityResult<InferOutput<Called['response']>>

const unavailable = (message: string) => ({ ok: false, problem: { kind: 'unavailable', message } }) as const

/**
 * Creates a function that calls endpoints. It validates each response, and returns a failure as a value instead of
 * throwing.
 */
export const createEndpointCaller = ({
  baseUrl,
  product,
  fetch = globalThis.fetch,
  timeoutMs = 10_000,
  headers,
  credentials,
  replaceToken,
}: EndpointCallerOptions): EndpointCaller => {
  const base = baseUrl.replace(/\/+$/, '')
  const site = encodeURIComponent(product)
  const send: EndpointCaller = async (endpoint, token, { part = '', body, headers: own, signal } = {}) => {
    const path = endpoint.path.replace('{product}', site).replace(/{\w+}/, encodeURIComponent(part))
    const limit = AbortSignal.timeout(timeoutMs)
    const hasBody = body !== undefined
    try {
      const response = await fetch(base + path, {
        method: endpoint.method.toUpperCase(),
        headers: {
          ...headers,
          ...own,
          accept: 'application/json',
          ...(hasBody ? { 'content-type': 'application/json' } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: hasBody ? JSON.stringify(body) : null,
        ...(credentials ? { credentials } : {}),
        signal: signal ? AbortSignal.any([limit, signal]) : limit,
      })
      const received: unknown = await response.json()
      if (!response.ok) return { ok: false, problem: problemOf(response.status, received) }
      const parsed = safeParse(endpoint.response, received)
      return parsed.success
        ? { ok: true, value: parsed.output }
        : unavailable('The identity backend sent an invalid response.')
    } catch (error) {
      return unavailable(error instanceof Error ? error.message : 'No response.')
    }
  }
  return async (endpoint, token, init) => {
    const result = await send(endpoint, token, init)
    if (result.ok || result.problem.kind !== 'unauthorized' || !token) return result
    const other = await replaceToken?.(token)
    return other && other !== token ? send(endpoint, other, init) : result
  }
}
