import type { AttributeLike, CartLike } from '../cart/cartLike.ts'
import { type FieldsOf, pickFields } from '../cart/pickFields.ts'
import type { EventCart } from './cartChangeEvents.ts'

/** The fields of a cart or an order that events read, besides amounts and lines. */
export type EventCartInput = Omit<CartLike, 'discountCodes'> & {
  readonly id: string
  readonly discountCodes: readonly {
    readonly discountCodeRef: { readonly id: string }
    readonly discountCode?: { readonly code: string } | null | undefined
  }[]
}

const money = { centAmount: true, currencyCode: true, fractionDigits: true } as const
const discountedPrice = { value: money, includedDiscounts: { discountedAmount: money } } as const

/** The fields that events read. */
const fields: FieldsOf<CartLike & { readonly id: string }> = {
  id: true,
  totalPrice: money,
  taxedPrice: { totalNet: money, totalGross: money },
  shippingInfo: { shippingMethodName: true, price: money, discountedPrice },
  lineItems: {
    id: true,
    name: true,
    productKey: true,
    quantity: true,
    price: { value: money, discounted: { value: money } },
    totalPrice: money,
    discountedPricePerQuantity: { quantity: true, discountedPrice },
    productType: { key: true },
    custom: { customFieldsRaw: { name: true, value: true } },
    variant: { sku: true, attributesRaw: { name: true, value: true } },
  },
}

/** The details of a line that events contain. */
const trackedDetails = ['artistName', 'size-display', 'childSku', 'parentSku']

const tracked = (details: readonly AttributeLike[] | null | undefined): readonly AttributeLike[] =>
  (details ?? []).filter(({ name }) => trackedDetails.includes(name))

/** Returns the part of a cart or an order that events read, for a browser, without its owner's data. */
export const toEventCart = (cart: EventCartInput): EventCart => {
  const picked = pickFields<CartLike & { readonly id: string }>(cart, fields)
  return {
    ...picked,
    codes: cart.discountCodes.map(({ discountCode, discountCodeRef }) => ({
      id: discountCodeRef.id,
      code: discountCode?.code ?? '',
    })),
    lineItems: picked.lineItems.map((line) => ({
      ...line,
      custom: { customFieldsRaw: tracked(line.custom?.customFieldsRaw) },
      variant: { sku: line.variant?.sku ?? null, attributesRaw: tracked(line.variant?.attributesRaw) },
    })),
  }
}
