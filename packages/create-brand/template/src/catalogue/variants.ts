import type { Product } from '@selvedge/commerce-client'

export type Variant = NonNullable<Product['masterData']['current']>['masterVariant']

/** The variants of a product that have a price in the market. */
export const soldVariants = ({ masterData: { current } }: Product): readonly Variant[] =>
  [current?.masterVariant, ...(current?.variants ?? [])].flatMap((variant) =>
    variant?.price ? [variant] : [],
  )

/** Whether a variant can be ordered. Goods that are printed to order have no stock. */
export const isInStock = ({ availability }: Variant): boolean => availability?.noChannel?.isOnStock ?? true
