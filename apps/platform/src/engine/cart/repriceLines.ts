import type { Cart, LineItem } from '../../model/cart.ts'
import { allVariants, type Product, type Variant } from '../../model/product.ts'
import { money } from '../money/money.ts'
import { unitValue } from '../price/price.ts'
import { selectPrice } from '../price/selectPrice.ts'
import { fail, ok, type Result } from '../problem.ts'
import { taxRateFor } from '../tax/pickTaxRate.ts'
import type { World } from '../world.ts'

export type Freshness = { readonly updateProductData: boolean; readonly dropInvalidLines: boolean }

/** The platform's MatchingPriceNotFound, for a variant that has no price for the cart. */
export const noPrice = (
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

const freshData = (line: LineItem, product: Product, variant: Variant): LineItem => {
  const { prices: _, ...shown } = variant
  return { ...line, name: product.name, productTypeId: product.productTypeId, variant: shown }
}

/** A line of a variant at today's price and tax rate, before any cart discount. */
export const pricedLine = (
  line: LineItem,
  product: Product,
  variant: Variant,
  cart: Cart,
  world: World,
): Result<LineItem> => {
  const { currency, country, customerGroupId } = cart
  const price = selectPrice(variant.prices, { currency, country, customerGroupId, at: world.now })
  if (!price) return noPrice({ productId: product.id, variantId: variant.id, sku: variant.sku }, cart)
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
  const taxRate = taxRateFor(product.taxCategoryId, cart.shippingAddress, world.reference)
  return taxRate.ok ? ok({ ...priced, taxRate: taxRate.value }) : taxRate
}

const repriceLine = (line: LineItem, cart: Cart, world: World, freshness: Freshness): Result<LineItem> => {
  const product = world.products.get(line.productId)
  const variant = product && allVariants(product).find((v) => v.id === line.variant.id)
  if (!product || !variant)
    return noPrice({ productId: line.productId, variantId: line.variant.id, sku: line.variant.sku }, cart)
  const current = freshness.updateProductData ? freshData(line, product, variant) : line
  return pricedLine(current, product, variant, cart, world)
}

/**
 * Every line with the price and tax rate of now. A line that lost its price fails the cart, or is dropped if asked. Gift
 * lines are left as they are: the discount that gives them decides.
 */
export const repriceLines = (cart: Cart, world: World, freshness: Freshness): Result<Cart> => {
  const lineItems: LineItem[] = []
  for (const line of cart.lineItems) {
    const result = line.giftOf === undefined ? repriceLine(line, cart, world, freshness) : ok(line)
    if (result.ok) lineItems.push(result.value)
    else if (!freshness.dropInvalidLines || result.problem.code !== 'MatchingPriceNotFound') return result
  }
  return ok({ ...cart, lineItems })
}
