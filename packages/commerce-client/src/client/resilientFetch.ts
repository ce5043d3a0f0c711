import type { RetryPolicy } from './retryPolicy.ts'
import type { TokenSource } from './tokenSource.ts'

type ResilientFetchOptions = {
  readonly fetch: typeof globalThis.fetch
  readonly token: TokenSource | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly timeoutMs: number
  readonly retry: RetryPolicy
}

const isFailure = (response: Response | Error): boolean =>
  response instanceof Error || response.status >= 500 || response.status === 429

const isTimeout = (response: Response | Error): boolean =>
  response instanceof Error && response.name === 'TimeoutError'

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/**
 * A fetch with the bearer token, a time limit for each attempt, and retries. An attempt fails when the connection
 * breaks (also in the middle of the body), or when the status is 429 or 5xx. After a 401 the token is replaced and the
 * request is sent once more: the platform did not carry it out.
 */
export const resilientFetch = ({
  fetch,
  token,
  headers,
  timeoutMs,
  retry,
}: ResilientFetchOptions): typeof globalThis.fetch => {
  return async (input, init = {}) => {
    const signal = init.signal ?? new AbortController().signal

    const send = async (bearer: string | undefined): Promise<Response> => {
      const response = await fetch(input, {
        ...init,
        headers: {
          ...(init.headers as Record<string, string>),
          ...headers,
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        },
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
      // The body is read here, so that a truncated body also counts as a failed attempt.
      return new Response((await response.text()) || null, response)
    }

    const attempt = async (): Promise<Response> => {
      let failure: string | undefined
      // If getting the token fails, the call is sent without a token: the platform decides whether it needs one.
      const bearerOf = (refused?: string): Promise<string | undefined> | undefined =>
        token?.(refused).catch((error): undefined => {
          failure = error.message
        })
      const bearer = await bearerOf()
      const response = await send(bearer)
      const other = response.status === 401 && bearer && (await bearerOf(bearer))
      if (other && other !== bearer) return send(other)
      // The platform knows only that there is no valid token. The token source knows why.
      return failure && response.status === 401
        ? Response.json({ errors: [{ message: failure }] }, response)
        : response
    }

    for (let retries = 0; ; retries += 1) {
      const response = await attempt().catch(asError)
      const isFinal =
        retries >= retry.retries || signal.aborted || (isTimeout(response) && !retry.afterTimeout)
      if (!isFailure(response) || isFinal) {
        if (response instanceof Error) throw response
        return response
      }
      await retry.sleep(retry.delayMs(retries), signal)
    }
  }
}
