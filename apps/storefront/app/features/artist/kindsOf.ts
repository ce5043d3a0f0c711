/** A kind of product, with the number of an artist's products. */
export type Kind = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly count: number
}

type Category = Readonly<Record<'id' | 'name' | 'slug' | 'parentId', string>>

/**
 * The top categories that have products, with their numbers. The facet counts products by assigned category: a product
 * that is assigned only to a subcategory is counted there.
 */
export const kindsOf = (
  categories: readonly Category[],
  counts: Readonly<Record<string, number>>,
): readonly Kind[] =>
  categories
    .filter(({ parentId }) => parentId === '')
    .map(({ id, slug, name }) => {
      const below = categories.filter(({ parentId }) => parentId === id)
      const belowCount = below.reduce((sum, category) => sum + (counts[category.id] ?? 0), 0)
      return { id, slug, name, count: counts[id] ?? belowCount }
    })
    .filter(({ count }) => count > 0)
