import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import type { Faults } from './createFaults.ts'
import type { Call } from './fault.ts'

/** How a provider words what went wrong. */
export type Failures = {
  readonly broken: (status: 500 | 503) => Response
  readonly refused: () => Response
}

/** Stays silent until the caller gives up. */
const silence = (context: Context): Promise<Response> =>
  new Promise((resolve) => {
    const end = (): void => resolve(new Response(null, { status: 499 }))
    if (context.req.raw.signal.aborted) end()
    else context.req.raw.signal.addEventListener('abort', end, { once: true })
  })

/** The answer, broken off in its middle. */
const cut = async (answer: Response): Promise<Response> => {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const half = bytes.slice(0, Math.ceil(bytes.length / 2))
  const headers = new Headers(answer.headers)
  headers.set('content-length', String(bytes.length))
  let sent = false
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (!sent) {
        sent = true
        controller.enqueue(half)
        return
      }
      // The first half must have left before the connection breaks.
      await wait(50)
      controller.error(new Error('cut off by a fault'))
    },
  })
  return new Response(body, { status: answer.status, headers })
}

/** Does a provider's work, unless a fault of this call comes in between. */
export const underFault = async (
  { context, faults, call, failures }: { context: Context; faults: Faults; call: Call; failures: Failures },
  work: () => Response,
): Promise<Response> => {
  const struck = faults.take(call)
  switch (struck?.fault) {
    case undefined:
      return work()
    case 'hang-before':
      return silence(context)
    case 'hang-after':
      work()
      return silence(context)
    case 'error-500':
      return failures.broken(500)
    case 'error-503':
      return failures.broken(503)
    case 'cut-body':
      return cut(work())
    case 'slow':
      await wait(struck.delayMs)
      return work()
    case 'refused':
      return failures.refused()
  }
}
