import type { Cart, LineItem } from '../../model/cart.ts'
import { allVariants, type Product, type Variant } from '../../model/product.ts'
import { money } from '../money/money.ts'
import { unitValue } from '../price/price.ts'
import { selectPrice } from '../price/selectPrice.ts'
import type { PricingContext } from '../pricingContext.ts'
import { fail, ok, type Result } from '../problem.ts'
import { taxRateFor } from '../tax/pickTaxRate.ts'

export type RepriceOptions = { readonly updateProductData: boolean; readonly dropInvalidLines: boolean }

/** Fails with MatchingPriceNotFound for a variant that has no price for the cart. */
export const missingPrice = (
  variant: { readonly productId: string; readonly variantId: number; readonly sku: string },
  { currency, country, customerGroupId }: Cart,
): Result<never> =>
  fail(
    'MatchingPriceNotFound',
    `The variant with SKU '${variant.sku}' of product '${variant.productId}' has no price for currency '${currency}'${country ? ` and country '${country}'` : ''}.`,
    {
      productId: variant.productId,
      variantId: variant.variantId,
      currency,
      ...(country && { country }),
      ...(customerGroupId && { customerGroup: { typeId: 'customer-group', id: customerGroupId } }),
    },
  )

const withProductData = (line: LineItem, product: Product, variant: Variant): LineItem => {
  const { prices: _, ...variantData } = variant
  return { ...line, name: product.name, productTypeId: product.productTypeId, variant: variantData }
}

/** Prices a line with the current price and tax rate, before cart discounts. */
export const pricedLine = (
  line: LineItem,
  product: Product,
  variant: Variant,
  cart: Cart,
  pricing: PricingContext,
): Result<LineItem> => {
  const { currency, country, customerGroupId } = cart
  const price = selectPrice(variant.prices, { currency, country, customerGroupId, at: pricing.now })
  if (!price) return missingPrice({ productId: product.id, variantId: variant.id, sku: variant.sku }, cart)
  const totalPrice = money(currency, unitValue(price, line.quantity).centAmount * line.quantity)
  const { taxRate: _, taxedPrice: __, ...untaxed } = line
  const priced: LineItem = {
    ...untaxed,
    productSlug: product.slug,
    price,
    totalPrice,
    discountedPricePerQuantity: [],
  }
  if (!cart.shippingAddress) return ok(priced)
  const taxRate = taxRateFor(product.taxCategoryId, cart.shippingAddress, pricing.reference)
  return taxRate.ok ? ok({ ...priced, taxRate: taxRate.value }) : taxRate
}

const repriceLine = (
  line: LineItem,
  cart: Cart,
  pricing: PricingContext,
  options: RepriceOptions,
): Result<LineItem> => {
  const product = pricing.products.get(line.productId)
  const variant = product && allVariants(product).find((v) => v.id === line.variant.id)
  if (!product || !variant)
    return missingPrice(
      { productId: line.productId, variantId: line.variant.id, sku: line.variant.sku },
      cart,
    )
  const current = options.updateProductData ? withProductData(line, product, variant) : line
  return pricedLine(current, product, variant, cart, pricing)
}

/**
 * Reprices every line except gift lines, which their discount reprices. When a line has no price, the function fails,
 * or removes the line if `dropInvalidLines` is set.
 */
export const repriceLines = (cart: Cart, pricing: PricingContext, options: RepriceOptions): Result<Cart> => {
  const lineItems: LineItem[] = []
  for (const line of cart.lineItems) {
    const result = line.giftOf === undefined ? repriceLine(line, cart, pricing, options) : ok(line)
    if (result.ok) lineItems.push(result.value)
    else if (!options.dropInvalidLines || result.problem.code !== 'MatchingPriceNotFound') return result
  }
  return ok({ ...cart, lineItems })
}
