import type { Reference } from '../../engine/pricingContext.ts'
import type { Structure } from './searchRow.ts'

/** The data that indexing needs: the categories, and the attributes that are searchable in any product type. */
export const structureOf = ({ categories, productTypes }: Reference): Structure => ({
  categories,
  searchable: new Set(
    [...productTypes.values()].flatMap((type) =>
      type.attributes.filter((attribute) => attribute.isSearchable).map(({ name }) => name),
    ),
  ),
})
