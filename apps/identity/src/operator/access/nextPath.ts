/**
 * The page that opens after a login: the operator's page that was requested, or the first one. Any other URL is
 * ignored.
 */
export const nextPath = (requested: string | undefined): string => {
  const url = requested === undefined ? null : URL.parse(requested, 'http://operator.invalid')
  return url && url.origin === 'http://operator.invalid' && /^\/operator\/(?!log)/.test(url.pathname)
    ? url.pathname + url.search
    : '/operator/orders'
}
