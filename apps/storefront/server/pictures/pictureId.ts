/** Gives a picture its short id, or an empty one when its host is not listed. */
export type PictureId = (url: string | undefined) => string

/**
 * Short ids for pictures: the number of their listed host and the path there. Pages hold hundreds of picture addresses,
 * and an id cannot name a host that is not listed.
 */
export const createPictureId =
  (hosts: readonly string[]): PictureId =>
  (address) => {
    if (!address || !URL.canParse(address)) return ''
    const url = new URL(address)
    const host = hosts.indexOf(url.origin)
    return host < 0 ? '' : `${host}${url.pathname}`
  }
