import { CartError } from '@selvedge/commerce-client'

/** The response with the designed 404. */
export const notFound = (): Response => new Response(null, { status: 404, statusText: 'Not Found' })

/** The response with the designed error page, for a service that did not respond and may respond again soon. */
export const unavailable = (): Response =>
  new Response(null, { status: 503, statusText: 'Service Unavailable', headers: { 'retry-after': '5' } })

/** Maps a cart that cannot be read to the error page; bugs are rethrown. */
export const orUnavailablePage = async <Value>(read: () => Promise<Value>): Promise<Value> => {
  try {
    return await read()
  } catch (error) {
    if (error instanceof CartError) throw unavailable()
    throw error
  }
}
