/** The id of an image of a custom object, which has a URL on an allowed host, or a path on the first of these hosts. */
export const contentImage = (address: string, imageId: (url: string) => string): string =>
  /^\/[\w./-]+$/.test(address) && !address.startsWith('//') ? `0${address}` : imageId(address)
