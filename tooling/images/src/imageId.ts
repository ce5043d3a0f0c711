/** Returns the short id of an image, or an empty one when its host is not allowed. */
export type ImageId = (url: string | undefined) => string

/**
 * Creates short ids for images: the number of the allowed host, and the path on this host. Short ids keep pages small,
 * because pages contain hundreds of image URLs. An id cannot name a host that is not allowed.
 */
export const createImageId =
  (hosts: readonly string[]): ImageId =>
  (address) => {
    if (!address || !URL.canParse(address)) return ''
    const url = new URL(address)
    const host = hosts.indexOf(url.origin)
    return host < 0 ? '' : `${host}${url.pathname}`
  }

/**
 * The URL of an image, from the host and the path in its id; `undefined` for an unknown host, and for a path that leads
 * to another host.
 */
export const imageSource = (host: string, path: string, hosts: readonly string[]): string | undefined => {
  const origin = /^[0-9]{1,2}$/.test(host) ? hosts[Number(host)] : undefined
  if (!origin || !path.startsWith('/') || path.startsWith('//')) return undefined
  const url = new URL(path, origin)
  return url.origin === origin ? url.toString() : undefined
}
