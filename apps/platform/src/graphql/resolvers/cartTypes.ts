import type { Cart, CartContent, LineItem } from '../../model/cart.ts'
import type { Order } from '../../model/order.ts'
import { cartStore } from '../../store/stores.ts'
import type { PlatformContext } from '../context.ts'
import { localisedField } from '../localise.ts'
import { customerGroupFields } from './customerTypes.ts'
import { reference } from './reference.ts'
import type { VariantView } from './variantTypes.ts'

type PaymentInfo = { readonly paymentIds: readonly string[] }

/** Fields that a cart and an order share. */
const contentFields = {
  ...customerGroupFields,
  customer: (cart: CartContent, _: unknown, context: PlatformContext) =>
    cart.customerId === undefined ? null : context.load.customer(cart.customerId),
  lineItems: (cart: CartContent, { id }: { id?: string | null }) =>
    id ? cart.lineItems.filter((line) => line.id === id) : cart.lineItems,
  paymentInfo: ({ paymentIds }: CartContent): PaymentInfo | null =>
    paymentIds.length > 0 ? { paymentIds } : null,
  refusedGiftsRefs: ({ refusedGiftIds = [] }: CartContent) =>
    refusedGiftIds.map((id) => reference('cart-discount', id)),
  refusedGifts: async ({ refusedGiftIds = [] }: CartContent, _: unknown, context: PlatformContext) => {
    const { cartDiscounts } = await context.reference()
    return refusedGiftIds.flatMap((id) => cartDiscounts.get(id) ?? [])
  },
  discountTypeCombination: (cart: CartContent) => cart.discountTypeCombination ?? { type: 'Stacking' },
  priceRoundingMode: (cart: CartContent) => cart.priceRoundingMode ?? 'HalfEven',
  taxRoundingMode: (cart: CartContent) => cart.taxRoundingMode ?? 'HalfEven',
  taxCalculationMode: (cart: CartContent) => cart.taxCalculationMode ?? 'LineItemLevel',
  // The platform supports only these modes.
  taxMode: () => 'Platform',
  shippingMode: () => 'Single',
}

export const cartTypes = {
  Cart: {
    ...contentFields,
    deleteDaysAfterLastModification: async (cart: Cart, _: unknown, context: PlatformContext) =>
      cart.deleteDaysAfterLastModification ??
      (await context.reference()).project.deleteDaysAfterLastModification,
    // The field is null instead of zero while the cart is empty.
    totalLineItemQuantity: (cart: CartContent) =>
      cart.lineItems.length === 0 ? null : cart.lineItems.reduce((sum, line) => sum + line.quantity, 0),
  },
  Order: {
    ...contentFields,
    returnInfo: (order: Order) => order.returnInfo ?? [],
    cartRef: (order: Order) => reference('cart', order.cartId),
    cart: (order: Order, _: unknown, context: PlatformContext) => cartStore.find(context.db, order.cartId),
  },
  PaymentInfo: {
    paymentRefs: (info: PaymentInfo) => info.paymentIds.map((id) => reference('payment', id)),
    payments: async (info: PaymentInfo, _: unknown, context: PlatformContext) => {
      const payments = await Promise.all(info.paymentIds.map(context.load.payment))
      return payments.filter((payment) => payment !== undefined)
    },
  },
  LineItem: {
    ...localisedField('name'),
    ...localisedField('productSlug'),
    lineItemMode: (line: LineItem) => (line.giftOf === undefined ? 'Standard' : 'GiftLineItem'),
    priceMode: () => 'Platform',
    productType: async (line: LineItem, _: unknown, context: PlatformContext) =>
      (await context.reference()).productTypes.get(line.productTypeId),
    variant: (line: LineItem): VariantView => ({
      ...line.variant,
      productId: line.productId,
      productTypeId: line.productTypeId,
    }),
  },
}
