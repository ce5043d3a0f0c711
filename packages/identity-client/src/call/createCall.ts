import * as v from 'valibot'
import { type IdentityResult, problemOf } from './problem.ts'

/** How the identity backend is reached. */
export type CallOptions = {
  /** Its address, e.g. `https://identity.example.com`. */
  readonly baseUrl: string
  readonly fetch?: typeof globalThis.fetch
  /** Milliseconds after which a call is given up. Default 10 000. */
  readonly timeoutMs?: number
  /** Extra headers of every call, e.g. a request id. */
  readonly headers?: Readonly<Record<string, string>>
  /** `include` sends and takes cookies, as a browser site needs (spec §7). */
  readonly credentials?: 'include' | 'omit' | 'same-origin'
}

/** One call. */
export type CallInit = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly token?: string | undefined
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Gives the call up before its time is over. */
  readonly signal?: AbortSignal | undefined
}

export type Call = <Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  init?: CallInit,
) => IdentityResult<v.InferOutput<Schema>>

const unavailable = (message: string) => ({ ok: false, problem: { kind: 'unavailable', message } }) as const

/** Makes calls whose answers are checked and whose failures are values. */
export const createCall = ({
  baseUrl,
  fetch = globalThis.fetch,
  timeoutMs = 10_000,
  headers = {},
  credentials,
}: CallOptions): Call => {
  const base = baseUrl.replace(/\/+$/, '')
  return async (schema, path, { method = 'GET', token, body, headers: own, signal } = {}) => {
    const limit = AbortSignal.timeout(timeoutMs)
    const hasBody = body !== undefined
    try {
      const response = await fetch(base + path, {
        method,
        headers: {
          ...headers,
          ...own,
          accept: 'application/json',
          ...(hasBody ? { 'content-type': 'application/json' } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(hasBody ? { body: JSON.stringify(body) } : {}),
        ...(credentials ? { credentials } : {}),
        signal: signal ? AbortSignal.any([limit, signal]) : limit,
      })
      const answer: unknown = await response.json()
      if (!response.ok) return { ok: false, problem: problemOf(response.status, answer) }
      const parsed = v.safeParse(schema, answer)
      return parsed.success
        ? { ok: true, value: parsed.output }
        : unavailable('The identity backend sent an invalid response.')
    } catch (error) {
      return unavailable(error instanceof Error ? error.message : 'No answer.')
    }
  }
}
