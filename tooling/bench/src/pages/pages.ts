/** The pages that are measured under load. */
export type PageName = 'home' | 'category' | 'product' | 'cart'

export type Page = {
  readonly name: PageName
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

export const pagesOf = (shop: string, product: string, cartCookies: string): readonly Page[] => [
  { name: 'home', url: `${shop}/`, headers: {} },
  { name: 'category', url: `${shop}/category/printed-fabric`, headers: {} },
  { name: 'product', url: `${shop}${product}`, headers: {} },
  { name: 'cart', url: `${shop}/cart`, headers: { cookie: cartCookies } },
]
