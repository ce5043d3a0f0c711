import type { RetryPolicy } from './retryPolicy.ts'
import type { TokenSource } from './tokenSource.ts'

type ResilientFetchOptions = {
  readonly fetch: typeof globalThis.fetch
  readonly token: TokenSource | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly timeoutMs: number
  readonly retry: RetryPolicy
}

const isFailure = (answer: Response | Error): boolean =>
  answer instanceof Error || answer.status >= 500 || answer.status === 429

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/**
 * A fetch with the token held, a time limit for each try, and retries. A try has failed when the connection broke
 * (also in the middle of the body), or when the answer is 429 or 5xx. A refused token is replaced and tried again once:
 * whatever got a 401 was not carried out.
 */
export const resilientFetch = ({
  fetch,
  token,
  headers,
  timeoutMs,
  retry,
}: ResilientFetchOptions): typeof globalThis.fetch => {
  const bearerOf = (refused?: string): Promise<string | undefined> | undefined =>
    // A rejection here would leave the call without any answer; without a token the platform answers 401.
    token?.(refused).catch(() => undefined)

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
      // Read here, so that a body that is cut off is a failed try, too.
      return new Response((await response.text()) || null, response)
    }

    const attempt = async (): Promise<Response> => {
      const bearer = await bearerOf()
      const answer = await send(bearer)
      if (answer.status !== 401 || !bearer) return answer
      const other = await bearerOf(bearer)
      return other && other !== bearer ? send(other) : answer
    }

    for (let retries = 0; ; retries += 1) {
      const answer = await attempt().catch(asError)
      if (!isFailure(answer) || retries >= retry.retries || signal.aborted) {
        if (answer instanceof Error) throw answer
        return answer
      }
      await retry.sleep(retry.delayMs(retries), signal)
    }
  }
}
