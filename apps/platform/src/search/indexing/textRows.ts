import type { Product } from '../../model/product.ts'

/** A product's texts for the locales that share them. */
export type TextRow = {
  readonly productId: string
  readonly locales: readonly string[]
  readonly name: string
  /** Designer, colour, style, category and meta title. */
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

/** The texts of a product for full-text search, one row per spelling. */
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
