import type { Price } from '../../engine/price/price.ts'
import { selectPrice } from '../../engine/price/selectPrice.ts'
import type { AttributeDefinition, ProductType } from '../../model/catalogue.ts'
import { type Attribute, allVariants, type Image, type Product, type Variant } from '../../model/product.ts'
import type { PlatformContext } from '../context.ts'
import { localisedField } from '../localise.ts'
import { availability, channelFields } from './availability.ts'
import { customerGroupFields } from './customerTypes.ts'
import { type NameFilter, selects } from './nameFilter.ts'
import { reference } from './reference.ts'

/** A variant with the product fields that its resolvers need. The variant of a line item has no prices. */
export type VariantView = Omit<Variant, 'prices'> & {
  readonly prices?: readonly Price[]
  readonly productId: string
  readonly productTypeId: string
}

export const variantView = (product: Product, variant: Variant): VariantView => ({
  ...variant,
  productId: product.id,
  productTypeId: product.productTypeId,
})

const pricesOf = async (view: VariantView, context: PlatformContext): Promise<readonly Price[]> => {
  if (view.prices) return view.prices
  const product = await context.load.product(view.productId)
  return (product && allVariants(product).find((v) => v.id === view.id)?.prices) ?? []
}

type PriceArguments = {
  readonly currency: string
  readonly country?: string | null
  readonly customerGroupId?: string | null
  readonly customerGroupAssignmentIds?: readonly string[] | null
  readonly channelId?: string | null
  readonly date?: string | null
}

type AttributeView = Attribute & { readonly productType: ProductType | undefined }

/** Fields of the product discount of a discounted price. */
export const discountedFields = {
  discountRef: (source: { readonly discountId: string }) => reference('product-discount', source.discountId),
  discount: async (source: { readonly discountId: string }, _: unknown, context: PlatformContext) =>
    (await context.reference()).productDiscounts.get(source.discountId),
}

/** The URL of an image. The catalogue's images are stored as paths and get the platform's public URL here. */
export const imageFields = {
  url: ({ url }: Image, _: unknown, { publicUrl }: PlatformContext) =>
    url.startsWith('/') ? `${publicUrl}${url}` : url,
}

export const variantTypes = {
  Image: imageFields,
  ProductVariant: {
    prices: (view: VariantView, _: unknown, context: PlatformContext) => pricesOf(view, context),
    price: async (view: VariantView, args: PriceArguments, context: PlatformContext) =>
      selectPrice(await pricesOf(view, context), {
        currency: args.currency,
        country: args.country ?? undefined,
        customerGroupId: args.customerGroupId ?? undefined,
        customerGroupIds: args.customerGroupAssignmentIds ?? undefined,
        channelId: args.channelId ?? undefined,
        at: args.date ? new Date(args.date) : context.now(),
      }),
    attributesRaw: async (
      view: VariantView,
      filter: NameFilter,
      context: PlatformContext,
    ): Promise<AttributeView[]> => {
      const productType = (await context.reference()).productTypes.get(view.productTypeId)
      return view.attributes.filter(selects(filter)).map((attribute) => ({ ...attribute, productType }))
    },
    availability,
  },
  ProductVariantAvailabilityWithChannel: channelFields,
  RawProductAttribute: {
    attributeDefinition: ({ name, productType }: AttributeView) =>
      productType?.attributes.find((d) => d.name === name),
  },
  AttributeDefinition: {
    ...localisedField('label'),
    type: ({ type }: AttributeDefinition) => ({ name: type, elementType: { name: 'text' } }),
  },
  ProductPrice: { ...customerGroupFields, ...channelFields },
  DiscountedProductPriceValue: { ...discountedFields },
  ProductDiscount: { ...localisedField('name') },
}
