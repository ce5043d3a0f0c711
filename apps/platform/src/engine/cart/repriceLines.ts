import type { Cart, LineItem } from '../../model/cart.ts'
import { allVariants, type Product, type Variant } from '../../model/product.ts'
import { money } from '../money/money.ts'
import { unitValue } from '../price/price.ts'
import { selectPrice } from '../price/selectPrice.ts'
import { fail, inOrder, ok, type Result } from '../problem.ts'
import { pickTaxRate } from '../tax/pickTaxRate.ts'
import type { World } from '../world.ts'

export type Freshness = { readonly updateProductData: boolean; readonly dropInvalidLines: boolean }

const noPrice = (line: LineItem, cart: Cart): Result<never> =>
  fail(
    'MatchingPriceNotFound',
    `The variant with SKU '${line.variant.sku}' of product '${line.productId}' has no price for currency '${cart.currency}'.`,
    {
      productId: line.productId,
      variantId: line.variant.id,
      currency: cart.currency,
      country: cart.country,
      ...(cart.customerGroupId && { customerGroup: { typeId: 'customer-group', id: cart.customerGroupId } }),
    },
  )

const freshData = (line: LineItem, product: Product, variant: Variant): LineItem => {
  const { prices: _, ...shown } = variant
  return { ...line, name: product.name, productTypeId: product.productTypeId, variant: shown }
}

const withPrice = (
  line: LineItem,
  product: Product,
  variant: Variant,
  cart: Cart,
  world: World,
): Result<LineItem> => {
  const { currency, country, customerGroupId } = cart
  const price = selectPrice(variant.prices, { currency, country, customerGroupId, at: world.now })
  if (!price) return noPrice(line, cart)
  const totalPrice = money(currency, unitValue(price).centAmount * line.quantity)
  return ok({ ...line, productSlug: product.slug, price, totalPrice })
}

const withTaxRate = (line: LineItem, product: Product, cart: Cart, world: World): Result<LineItem> => {
  const { taxRate: _, taxedPrice: __, ...untaxed } = line
  const address = cart.shippingAddress
  if (!address) return ok(untaxed)
  const category = world.reference.taxCategories.get(product.taxCategoryId)
  const taxRate = category && pickTaxRate(category, address)
  if (taxRate) return ok({ ...untaxed, taxRate })
  return fail(
    'MissingTaxRateForCountry',
    `The tax category '${product.taxCategoryId}' has no tax rate for country '${address.country}'.`,
    { taxCategoryId: product.taxCategoryId, country: address.country, state: address.state },
  )
}

const repriceLine = (line: LineItem, cart: Cart, world: World, freshness: Freshness): Result<LineItem> => {
  const product = world.products.get(line.productId)
  const variant = product && allVariants(product).find((v) => v.id === line.variant.id)
  if (!product || !variant) return noPrice(line, cart)
  const current = freshness.updateProductData ? freshData(line, product, variant) : line
  const priced = withPrice(current, product, variant, cart, world)
  return priced.ok ? withTaxRate(priced.value, product, cart, world) : priced
}

/** Every line with the price and tax rate of now. A line that lost its price fails the cart, or is dropped if asked. */
export const repriceLines = (cart: Cart, world: World, freshness: Freshness): Result<Cart> => {
  const lines = inOrder<LineItem[], LineItem>([], cart.lineItems, (done, line) => {
    const result = repriceLine(line, cart, world, freshness)
    if (result.ok) return ok([...done, result.value])
    return freshness.dropInvalidLines && result.problem.code === 'MatchingPriceNotFound' ? ok(done) : result
  })
  return lines.ok ? ok({ ...cart, lineItems: lines.value }) : lines
}
