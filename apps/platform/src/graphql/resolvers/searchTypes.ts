import type { GraphQLResolveInfo } from 'graphql'
import type { Price } from '../../engine/price/price.ts'
import { selectPrice } from '../../engine/price/selectPrice.ts'
import { allVariants, type Product, type Variant } from '../../model/product.ts'
import type { PriceSelector } from '../../search/scopedPrices.ts'
import { type SearchArguments, searchProducts } from '../../search/searchProducts.ts'
import type { PlatformContext } from '../context.ts'
import { requireScope } from '../requireScope.ts'
import { selectsField } from '../selectsField.ts'
import { productDataFields, productTypeFields } from './catalogueTypes.ts'
import { customerGroupFields } from './customerTypes.ts'
import { type NameFilter, selects } from './nameFilter.ts'
import { availability, discountedFields, imageFields } from './variantTypes.ts'

type Selector = PriceSelector | null | undefined

type Projection = Product & { readonly selector: Selector; readonly at: Date }

type SearchVariant = Variant & {
  readonly scopedPrice: (Price & { readonly currentValue: Price['value'] }) | null
}

const scopedPrice = (variant: Variant, selector: Selector, at: Date): SearchVariant['scopedPrice'] => {
  if (!selector) return null
  const price = selectPrice(variant.prices, {
    currency: selector.currency,
    country: selector.country ?? undefined,
    customerGroupId: selector.customerGroup?.id,
    at: selector.date ? new Date(selector.date) : at,
  })
  return price ? { ...price, currentValue: price.discounted?.value ?? price.value } : null
}

const searchVariant = (product: Projection, variant: Variant): SearchVariant => ({
  ...variant,
  scopedPrice: scopedPrice(variant, product.selector, product.at),
})

export const searchTypes = {
  ImageProductSearch: imageFields,
  ProductProjection: {
    ...productDataFields,
    ...productTypeFields,
    published: () => true,
    masterVariant: (product: Projection) => searchVariant(product, product.masterVariant),
    variants: (product: Projection) => product.variants.map((variant) => searchVariant(product, variant)),
    allVariants: (product: Projection) =>
      allVariants(product).map((variant) => searchVariant(product, variant)),
  },
  ProductSearchVariant: {
    attributesRaw: (variant: SearchVariant, filter: NameFilter) => variant.attributes.filter(selects(filter)),
    scopedPriceDiscounted: (variant: SearchVariant) =>
      variant.scopedPrice && variant.scopedPrice.discounted !== undefined,
    availability,
  },
  ScopedPrice: { ...customerGroupFields },
  DiscountedProductSearchPriceValue: { ...discountedFields },
}

export const searchQueries = {
  productProjectionSearch: async (
    _: unknown,
    args: SearchArguments,
    context: PlatformContext,
    info: GraphQLResolveInfo,
  ) => {
    requireScope(context.caller, 'view_published_products', 'view_products', 'manage_products')
    const now = context.now()
    const deps = { db: context.db, reference: await context.reference(), now }
    const found = await searchProducts(deps, args, selectsField(info, ['variants', 'allVariants']))
    const results = found.results.map(
      (product): Projection => ({ ...product, selector: args.priceSelector, at: now }),
    )
    return { ...found, results }
  },
}
