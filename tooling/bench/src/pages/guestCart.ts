const attributeOf = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? ''

const productPaths = (html: string): string[] => [
  ...new Set([...html.matchAll(/href="(\/product\/[^"?#]+)"/g)].map(([, path = '']) => path)),
]

/** Returns the product paths of a listing. */
export const findProducts = async (listing: string): Promise<readonly string[]> =>
  productPaths(await (await fetch(listing)).text())

/** Returns the SKU of a product page. */
export const skuOf = (html: string): string =>
  attributeOf(/<input[^>]*name="sku"[^>]*>/.exec(html)?.[0] ?? '', 'value')

/**
 * Adds one line per product to a guest's cart with the request of a form without JavaScript, and returns the guest's
 * cookies.
 */
export const fillGuestCart = async (shop: string, products: readonly string[]): Promise<string> => {
  const cookies = new Map<string, string>()
  const header = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const path of products) {
    const sku = skuOf(await (await fetch(`${shop}${path}`)).text())
    const response = await fetch(`${shop}/cart`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: shop, cookie: header(), 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ intent: 'add', sku, quantity: '1' }).toString(),
    })
    await response.arrayBuffer()
    if (response.status >= 400) throw new Error(`${path} cannot be added to a cart: ${response.status}`)
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
  }
  return header()
}
