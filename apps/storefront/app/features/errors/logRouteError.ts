import { isRouteErrorResponse } from '@remix-run/react'

type Log = Record<'info' | 'error', (fields: Readonly<Record<string, unknown>>, message: string) => void>

const reasonOf = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`
  return error instanceof Error ? error.message : String(error)
}

/**
 * Logs a failure of a loader or an action, without the visitor's input. A request that no route serves, such as a 404 or
 * a 405, is a mistake of the visitor and no failure of the shop.
 */
export const logRouteError = (log: Log, path: string, error: unknown): void => {
  const fields = { path, reason: reasonOf(error) }
  if (isRouteErrorResponse(error) && error.status < 500) log.info(fields, 'no route for the request')
  else log.error(fields, 'route failed')
}
