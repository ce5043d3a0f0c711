import { isLoopback } from './isLoopback.ts'

const isLocal = (origin: string): boolean => isLoopback(new URL(origin).hostname)

/**
 * The origin of a site by the `url` of its configuration; undefined for another text. A site on this machine exists
 * only for an installation that is on this machine itself: on a public shop, its URL would lead visitors to their own
 * computers.
 *
 * @param own The origin of the installation's own site.
 */
export const siteOrigin = (url: string, own: string): string | undefined => {
  const origin = /^https?:\/\//.test(url) ? URL.parse(url)?.origin : undefined
  return origin && isLocal(origin) && !isLocal(own) ? undefined : origin
}
