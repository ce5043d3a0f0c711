/** A kind of product, with the number of an artist's products of this kind. */
export type Kind = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly count: number
}

type Category = Readonly<Record<'id' | 'name' | 'slug' | 'parentId', string>>

/**
 * The top categories that have products, each with its number of products. The facet counts a product only in the
 * categories to which it is assigned, so a top category without a count gets the sum of its subcategories.
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
