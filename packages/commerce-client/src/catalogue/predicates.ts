const quote = (text: string): string => `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`

/**
 * Returns the `where` predicate that finds a product by its slug in one locale. The platform has no slug argument.
 *
 * @example
 * ```ts
 * import { productSlugPredicate } from '@selvedge/commerce-client'
 *
 * productSlugPredicate('terrazzo-rosa', 'en-US') // 'masterData(current(slug(`en-US`="terrazzo-rosa")))'
 * ```
 */
export const productSlugPredicate = (slug: string, locale: string): string =>
  `masterData(current(slug(\`${locale.replace(/`/g, '')}\`=${quote(slug)})))`

/** Returns the `where` predicate that finds the order placed from a cart. */
export const orderByCartIdPredicate = (cartId: string): string => `cart(id=${quote(cartId)})`

/**
 * Returns a search filter that matches any of the given values, which it escapes.
 *
 * @param path The field, e.g. `categories.id` or `variants.attributes.unit`.
 *
 * @example
 * ```ts
 * import { searchFilter } from '@selvedge/commerce-client'
 *
 * searchFilter('productType.key', ['fabric', 'wallpaper']) // { string: 'productType.key:"fabric","wallpaper"' }
 * ```
 */
export const searchFilter = (path: string, values: readonly string[]): { string: string } => ({
  string: `${path}:${values.map(quote).join(',')}`,
})

/** Returns a search filter on a category and its descendants. */
export const categorySubtreeFilter = (categoryId: string): { string: string } => ({
  string: `categories.id:subtree(${quote(categoryId)})`,
})
