import { isDeepStrictEqual } from 'node:util'
import { readCustom } from '../../custom/customFields.ts'
import { noPrice } from '../../engine/cart/repriceLines.ts'
import { money } from '../../engine/money/money.ts'
import { unitValue } from '../../engine/price/price.ts'
import { selectPrice } from '../../engine/price/selectPrice.ts'
import { fail, ok, type Result } from '../../engine/problem.ts'
import type { Cart, LineItem } from '../../model/cart.ts'
import type { CustomFields } from '../../model/customFields.ts'
import { allVariants, type Product, type Variant } from '../../model/product.ts'
import type { ActionContext, ActionHandler } from './actionContext.ts'
import type { AddLineItem } from './lineInputs.ts'

type Found = { readonly product: Product; readonly variant: Variant }

const bySku = (sku: string, context: ActionContext): Result<Found> => {
  for (const product of context.world.products.values()) {
    const variant = allVariants(product).find((v) => v.sku === sku)
    if (variant) return ok({ product, variant })
  }
  return fail('InvalidField', `No published product has a variant with SKU '${sku}'.`, {
    field: 'sku',
    invalidValue: sku,
  })
}

const findVariant = (input: AddLineItem, context: ActionContext): Result<Found> => {
  if (input.sku) return bySku(input.sku, context)
  if (!input.productId) return fail('InvalidInput', "A line item needs a 'sku' or a 'productId'.")
  const product = context.world.products.get(input.productId)
  const details = { typeId: 'product', id: input.productId }
  if (!product)
    return fail('ReferencedResourceNotFound', `The product '${input.productId}' was not found.`, details)
  const variantId = input.variantId ?? product.masterVariant.id
  const variant = allVariants(product).find((v) => v.id === variantId)
  if (variant) return ok({ product, variant })
  const message = `The product '${product.id}' has no variant ${variantId}.`
  return fail('InvalidField', message, { field: 'variantId', invalidValue: variantId })
}

const priceFor = (cart: Cart, { product, variant }: Found, context: ActionContext) => {
  const { currency, country, customerGroupId } = cart
  const price = selectPrice(variant.prices, { currency, country, customerGroupId, at: context.world.now })
  if (price) return ok(price)
  return noPrice({ productId: product.id, variantId: variant.id, sku: variant.sku }, cart)
}

const isSame = (line: LineItem, { product, variant }: Found, custom: CustomFields | undefined): boolean =>
  line.productId === product.id && line.variant.id === variant.id && isDeepStrictEqual(line.custom, custom)

const grown = (cart: Cart, line: LineItem, quantity: number): Cart => ({
  ...cart,
  lineItems: cart.lineItems.map((l) => (l === line ? { ...l, quantity: l.quantity + quantity } : l)),
})

/** Adds a line, or raises the quantity of the line with the same variant and custom fields. */
export const addLineItem: ActionHandler<AddLineItem> = (cart, input, context) => {
  const quantity = input.quantity ?? 1
  if (quantity < 1)
    return fail('InvalidField', 'The quantity must be at least 1.', {
      field: 'quantity',
      invalidValue: quantity,
    })
  const found = findVariant(input, context)
  if (!found.ok) return found
  const custom = readCustom(input.custom, 'line-item', context.world.reference.types)
  if (!custom.ok) return custom
  const same = cart.lineItems.find((line) => isSame(line, found.value, custom.value))
  if (same) return ok(grown(cart, same, quantity))
  if (input.key && cart.lineItems.some((line) => line.key === input.key))
    return fail('DuplicateField', `The line item key '${input.key}' is taken.`, {
      field: 'key',
      duplicateValue: input.key,
    })
  const price = priceFor(cart, found.value, context)
  if (!price.ok) return price
  const { product, variant } = found.value
  const { prices: _, ...shown } = variant
  const line: LineItem = {
    id: context.newId(),
    ...(input.key && { key: input.key }),
    productId: product.id,
    productKey: product.key,
    productTypeId: product.productTypeId,
    name: product.name,
    productSlug: product.slug,
    variant: shown,
    quantity,
    price: price.value,
    totalPrice: money(cart.currency, unitValue(price.value).centAmount * quantity),
    discountedPricePerQuantity: [],
    ...(custom.value && { custom: custom.value }),
    addedAt: input.addedAt ?? context.world.now.toISOString(),
  }
  return ok({ ...cart, lineItems: [...cart.lineItems, line] })
}
