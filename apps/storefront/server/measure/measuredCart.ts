import type { CartLike, DetailLike } from '@selvedge/cart-domain'
import type { Cart, Order } from '@selvedge/commerce-client'

type Money = CartLike['totalPrice']
type Details = readonly DetailLike[] | null | undefined

/** The details of a line that events tell. */
const told = ['artistName', 'size-display', 'childSku', 'parentSku']

const amount = ({ centAmount, currencyCode, fractionDigits }: Money): Money => ({
  centAmount,
  currencyCode,
  ...(fractionDigits === undefined || fractionDigits === 2 ? {} : { fractionDigits }),
})
const toldOf = (details: Details): DetailLike[] => (details ?? []).filter(({ name }) => told.includes(name))

/** What events tell of a cart or an order, as the rules of `@selvedge/cart-domain` read it, and nothing of its owner. */
export const measuredCart = (cart: Cart | Order) => {
  const { taxedPrice, shippingInfo } = cart
  return {
    id: cart.id,
    totalPrice: amount(cart.totalPrice),
    taxedPrice: taxedPrice && {
      totalNet: amount(taxedPrice.totalNet),
      totalGross: amount(taxedPrice.totalGross),
    },
    shippingInfo: shippingInfo && {
      shippingMethodName: shippingInfo.shippingMethodName,
      price: amount(shippingInfo.price),
      discountedPrice: shippingInfo.discountedPrice && {
        value: amount(shippingInfo.discountedPrice.value),
        includedDiscounts: [],
      },
    },
    codes: cart.discountCodes.map(({ discountCode, discountCodeRef }) => ({
      id: discountCodeRef.id,
      code: discountCode?.code ?? '',
    })),
    lineItems: cart.lineItems.map((line) => ({
      id: line.id,
      name: line.name,
      productKey: line.productKey,
      quantity: line.quantity,
      price: {
        value: amount(line.price.value),
        discounted: line.price.discounted && { value: amount(line.price.discounted.value) },
      },
      totalPrice: line.totalPrice && amount(line.totalPrice),
      discountedPricePerQuantity: line.discountedPricePerQuantity.map(({ quantity, discountedPrice }) => ({
        quantity,
        discountedPrice: {
          value: amount(discountedPrice.value),
          includedDiscounts: discountedPrice.includedDiscounts.map(({ discountedAmount }) => ({
            discountedAmount: amount(discountedAmount),
          })),
        },
      })),
      productType: { key: line.productType?.key ?? null },
      custom: { customFieldsRaw: toldOf(line.custom?.customFieldsRaw) },
      variant: { sku: line.variant?.sku ?? null, attributesRaw: toldOf(line.variant?.attributesRaw) },
    })),
  } satisfies CartLike & {
    readonly id: string
    readonly codes: readonly { readonly id: string; readonly code: string }[]
  }
}

export type MeasuredCart = ReturnType<typeof measuredCart>
