/**
 * The id of an image whose address is stored in a custom object. The address is a URL on an allowed host, or a path on
 * the first allowed host.
 */
export const contentImage = (address: string, imageId: (url: string) => string): string =>
  /^\/[\w./-]+$/.test(address) && !address.startsWith('//') ? `0${address}` : imageId(address)
