import { isRouteErrorResponse } from '@remix-run/react'

type Log = Record<'info' | 'error', (fields: Readonly<Record<string, unknown>>, message: string) => void>

type ThrownResponse = { readonly status: number; readonly statusText: string }

/** The response that a loader or an action threw, or that Remix made; `undefined` for other errors. */
const responseOf = (error: unknown): ThrownResponse | undefined => {
  if (isRouteErrorResponse(error) || error instanceof Response) return error
  // Recognises what `throw data(…)` of Remix throws.
  if (typeof error !== 'object' || error === null || !('init' in error) || !('data' in error))
    return undefined
  const { status = 200, statusText = '' } = (error.init ?? {}) as Partial<ThrownResponse>
  return { status, statusText }
}

const reasonOf = (error: unknown, response: ThrownResponse | undefined): string => {
  if (response) return `${response.status} ${response.statusText}`.trim()
  return error instanceof Error ? error.message : String(error)
}

/**
 * Logs a failure of a loader or an action, without the visitor's input. A response below 500, such as a 404 or a 405, is
 * expected and no failure of the shop.
 */
export const logRouteError = (log: Log, path: string, error: unknown): void => {
  const response = responseOf(error)
  const fields = { path, reason: reasonOf(error, response) }
  if (response && response.status < 500) log.info(fields, 'request refused')
  else log.error(fields, 'route failed')
}
