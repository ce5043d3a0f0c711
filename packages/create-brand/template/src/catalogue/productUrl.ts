/** The address of a product, on which a variant is selected. */
export const productUrl = (slug: string, sku?: string | null): string =>
  `/product/${encodeURIComponent(slug)}${sku ? `?${new URLSearchParams({ sku })}` : ''}`
