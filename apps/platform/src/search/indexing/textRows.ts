import { allVariants, type Product } from '../../model/product.ts'

/** The texts of a product in one or more locales. Locales with identical texts share one row. */
export type TextRow = {
  readonly productId: string
  readonly locales: readonly string[]
  readonly name: string
  /** The name up to its first comma. This part of a name such as "Quince Orchard, Duvet cover" is the design. */
  readonly title: string
  /** The name, the meta title, and the texts of searchable attributes. */
  readonly labels: string
  readonly body: string
}

// Attributes whose texts are searched although no filter uses them.
const alwaysLabelled = ['class', 'category']

const attributeTexts = (product: Product, searchable: ReadonlySet<string>): string[] => {
  const texts = allVariants(product).flatMap(({ attributes }) =>
    attributes.flatMap(({ name, value }) =>
      typeof value === 'string' && (searchable.has(name) || alwaysLabelled.includes(name)) ? [value] : [],
    ),
  )
  return [...new Set(texts)]
}

/** The texts of a product for full-text search. Locales with identical texts share one row. */
export const textRows = (product: Product, searchable: ReadonlySet<string>): TextRow[] => {
  const labels = attributeTexts(product, searchable)
  const rows = new Map<string, { row: Omit<TextRow, 'locales'>; locales: string[] }>()
  for (const [locale, name] of Object.entries(product.name)) {
    const row = {
      productId: product.id,
      name,
      title: name.split(',')[0] ?? name,
      labels: [name, product.metaTitle?.[locale] ?? '', ...labels].join(' '),
      body: product.description[locale] ?? '',
    }
    const text = JSON.stringify(row)
    const same = rows.get(text) ?? { row, locales: [] }
    same.locales.push(locale)
    rows.set(text, same)
  }
  return [...rows.values()].map(({ row, locales }) => ({ ...row, locales }))
}
