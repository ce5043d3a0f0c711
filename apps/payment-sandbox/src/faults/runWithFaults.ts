import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import type { Faults } from './createFaults.ts'
import type { Call } from './fault.ts'

/** Error responses in the provider's format. */
export type Failures = {
  readonly serverError: (status: 500 | 503) => Response
  readonly refused: () => Response
}

/** Waits without a response until the caller closes the connection. */
const hang = (context: Context): Promise<Response> =>
  new Promise((resolve) => {
    const end = (): void => resolve(new Response(null, { status: 499 }))
    if (context.req.raw.signal.aborted) end()
    else context.req.raw.signal.addEventListener('abort', end, { once: true })
  })

/** Sends the first half of a response, then breaks the connection. */
const breakOff = async (response: Response): Promise<Response> => {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const half = bytes.slice(0, Math.ceil(bytes.length / 2))
  const headers = new Headers(response.headers)
  headers.set('content-length', String(bytes.length))
  let sent = false
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (!sent) {
        sent = true
        controller.enqueue(half)
        return
      }
      // The first half has to be sent before the connection breaks.
      await wait(50)
      controller.error(new Error('cut off by a fault'))
    },
  })
  return new Response(body, { status: response.status, headers })
}

/** Runs a provider's call, changed by the fault that matches it. */
export const runWithFaults = async (
  { context, faults, call, failures }: { context: Context; faults: Faults; call: Call; failures: Failures },
  work: () => Response,
): Promise<Response> => {
  const activeFault = faults.consume(call)
  switch (activeFault?.fault) {
    case undefined:
      return work()
    case 'hang-before':
      return hang(context)
    case 'hang-after':
      work()
      return hang(context)
    case 'error-500':
      return failures.serverError(500)
    case 'error-503':
      return failures.serverError(503)
    case 'cut-body':
      return breakOff(work())
    case 'slow':
      await wait(activeFault.delayMs)
      return work()
    case 'refused':
      return failures.refused()
  }
}
