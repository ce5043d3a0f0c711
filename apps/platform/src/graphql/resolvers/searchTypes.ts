import type { GraphQLResolveInfo } from 'graphql'
import type { Price } from '../../engine/price/price.ts'
import { selectPrice } from '../../engine/price/selectPrice.ts'
import { allVariants, type Product, type Variant } from '../../model/product.ts'
import type { PriceSelector } from '../../search/scopedPrices.ts'
import type { SearchArguments } from '../../search/searchPlan.ts'
import { type MatchPredicate, searchProducts } from '../../search/searchProducts.ts'
import type { PlatformContext } from '../context.ts'
import { requireScope } from '../requireScope.ts'
import { selectsField } from '../selectsField.ts'
import { availability, channelFields } from './availability.ts'
import { productDataFields, productTypeFields } from './catalogueTypes.ts'
import { customerGroupFields } from './customerTypes.ts'
import { type NameFilter, selects } from './nameFilter.ts'
import { discountedFields, imageFields } from './variantTypes.ts'
import { viewAllProducts, viewProducts } from './viewProducts.ts'

type Selector = PriceSelector | null | undefined

type Projection = Product & {
  readonly selector: Selector
  readonly at: Date
  readonly matchesFilters: MatchPredicate
}

type SearchVariant = Variant & {
  readonly scopedPrice: (Price & { readonly currentValue: Price['value'] }) | null
  readonly isMatchingVariant: boolean | null
}

const scopedPrice = (variant: Variant, selector: Selector, at: Date): SearchVariant['scopedPrice'] => {
  if (!selector) return null
  const price = selectPrice(variant.prices, {
    currency: selector.currency,
    country: selector.country ?? undefined,
    customerGroupId: selector.customerGroup?.id,
    channelId: selector.channel?.id,
    at: selector.date ? new Date(selector.date) : at,
  })
  return price ? { ...price, currentValue: price.discounted?.value ?? price.value } : null
}

const searchVariant = (product: Projection, variant: Variant): SearchVariant => ({
  ...variant,
  scopedPrice: scopedPrice(variant, product.selector, product.at),
  isMatchingVariant: product.matchesFilters(variant),
})

export const searchTypes = {
  ImageProductSearch: imageFields,
  ProductProjection: {
    ...productDataFields,
    ...productTypeFields,
    published: (product: Projection) => product.published ?? true,
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
  ProductSearchVariantAvailabilityWithChannel: channelFields,
  ScopedPrice: { ...customerGroupFields, ...channelFields },
  DiscountedProductSearchPriceValue: { ...discountedFields },
}

export const searchQueries = {
  productProjectionSearch: async (
    _: unknown,
    args: SearchArguments,
    context: PlatformContext,
    info: GraphQLResolveInfo,
  ) => {
    requireScope(context.caller, ...(args.staged ? viewAllProducts : viewProducts))
    const now = context.now()
    const withVariants = selectsField(info, ['variants', 'allVariants'])
    const { matchesFilters, ...found } = await searchProducts({ db: context.db, now }, args, withVariants)
    const results = found.results.map(
      (product): Projection => ({ ...product, selector: args.priceSelector, at: now, matchesFilters }),
    )
    return { ...found, results }
  },
}
