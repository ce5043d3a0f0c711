/** The pages that are measured, and what their client JavaScript may weigh, in bytes after brotli. */
export type PageName = 'home' | 'category' | 'product' | 'cart'

export type Page = {
  readonly name: PageName
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly scriptBudget: number
}

export const pagesOf = (shop: string, product: string, cartCookies: string): readonly Page[] => [
  { name: 'home', url: `${shop}/`, headers: {}, scriptBudget: 85_000 },
  { name: 'category', url: `${shop}/category/printed-fabric`, headers: {}, scriptBudget: 85_000 },
  { name: 'product', url: `${shop}${product}`, headers: {}, scriptBudget: 90_000 },
  { name: 'cart', url: `${shop}/cart`, headers: { cookie: cartCookies }, scriptBudget: 85_000 },
]
