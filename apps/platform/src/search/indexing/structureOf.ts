import type { Reference } from '../../engine/world.ts'
import type { Structure } from './searchRow.ts'

/** What indexing goes by: the category tree, and which attributes any product type lets be searched. */
export const structureOf = ({ categories, productTypes }: Reference): Structure => ({
  categories,
  searchable: new Set(
    [...productTypes.values()].flatMap((type) =>
      type.attributes.filter((attribute) => attribute.isSearchable).map(({ name }) => name),
    ),
  ),
})
