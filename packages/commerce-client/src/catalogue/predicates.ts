const quote = (text: string): string => `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`

/** The `where` predicate that finds a product by its slug in one locale. The platform has no slug argument. */
export const productSlugPredicate = (slug: string, locale: string): string =>
  `masterData(current(slug(\`${locale.replace(/`/g, '')}\`=${quote(slug)})))`

/** The `where` predicate that finds the order placed from a cart. */
export const orderOfCartPredicate = (cartId: string): string => `cart(id=${quote(cartId)})`

/** A search filter on one value, e.g. `categories.id:"…"`, with the value escaped. */
export const searchFilter = (path: string, values: readonly string[]): { string: string } => ({
  string: `${path}:${values.map(quote).join(',')}`,
})

/** A search filter on a category and its descendants. */
export const subtreeFilter = (categoryId: string): { string: string } => ({
  string: `categories.id:subtree(${quote(categoryId)})`,
})
