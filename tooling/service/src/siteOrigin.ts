import { isLoopback } from './isLoopback.ts'

const isLocal = (origin: string): boolean => isLoopback(new URL(origin).hostname)

/**
 * Returns the origin of a site from the `url` of its configuration; `undefined` for a text that is not an http or https
 * URL. A loopback URL is accepted only if the installation itself has one: on a public shop, it would lead visitors to
 * their own computers.
 *
 * @param own The origin of the installation's own site.
 */
export const siteOrigin = (url: string, own: string): string | undefined => {
  const origin = /^https?:\/\//.test(url) ? URL.parse(url)?.origin : undefined
  return origin && isLocal(origin) && !isLocal(own) ? undefined : origin
}
