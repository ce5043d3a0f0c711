/** How long a browser may use prefetched data, in seconds. */
const PREFETCH_MAX_AGE = 10

type RequestHeaders = Pick<Request, 'headers'>

/** Whether the browser only prefetches: the visitor has not opened the page, and perhaps never will. */
export const isPrefetch = ({ headers }: RequestHeaders): boolean =>
  /\bprefetch\b/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')

/** Whether the visitor asked for less traffic, so that nothing is prefetched. */
export const savesData = ({ headers }: RequestHeaders): boolean => headers.get('save-data') === 'on'

/**
 * Lets the browser keep the data of a prefetched page for a moment. The data is used only while the browser's cookies are the
 * same: a change of the cart, the login, the currency or a list changes them. A response that sets a cookie is not
 * kept, because a prefetch must not be the only request that a visitor's session depends on.
 */
export const allowPrefetchReuse = (headers: Headers): void => {
  if (headers.has('cache-control') || headers.has('set-cookie')) return
  headers.set('cache-control', `private, max-age=${PREFETCH_MAX_AGE}`)
  headers.append('vary', 'Cookie')
}
