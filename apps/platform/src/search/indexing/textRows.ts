import type { Product } from '../../model/product.ts'

/** A product's words in the locales that spell them the same. */
export type TextRow = {
  readonly productId: string
  readonly locales: readonly string[]
  readonly name: string
  /** What it is filed under: designer, colour, style, and the title for search engines. */
  readonly labels: string
  readonly body: string
}

const labelled: ReadonlySet<string> = new Set([
  'artistName',
  'colour',
  'colourway',
  'style',
  'class',
  'category',
])

/** The texts of a product for full-text search, one row for each different spelling. */
export const textRows = (product: Product): TextRow[] => {
  const labels = product.masterVariant.attributes.flatMap(({ name, value }) =>
    labelled.has(name) && typeof value === 'string' ? [value] : [],
  )
  const rows = new Map<string, { row: Omit<TextRow, 'locales'>; locales: string[] }>()
  for (const [locale, name] of Object.entries(product.name)) {
    const row = {
      productId: product.id,
      name,
      labels: [product.metaTitle?.[locale] ?? '', ...labels].join(' '),
      body: product.description[locale] ?? '',
    }
    const text = JSON.stringify(row)
    const same = rows.get(text) ?? { row, locales: [] }
    same.locales.push(locale)
    rows.set(text, same)
  }
  return [...rows.values()].map(({ row, locales }) => ({ ...row, locales }))
}
