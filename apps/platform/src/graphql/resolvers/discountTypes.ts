import type { DiscountPortion } from '../../model/cart.ts'
import {
  applicationModeOf,
  type DiscountCode,
  type DiscountCodeState,
  type GiftValue,
} from '../../model/discount.ts'
import type { PlatformContext } from '../context.ts'
import { localisedField } from '../localise.ts'
import { reference } from './reference.ts'

type CodeEntry = { readonly id: string; readonly state: DiscountCodeState }

const portionFields = {
  discountRef: (portion: DiscountPortion) => reference('cart-discount', portion.discountId),
  discount: async (portion: DiscountPortion, _: unknown, context: PlatformContext) =>
    (await context.reference()).cartDiscounts.get(portion.discountId),
}

export const discountTypes = {
  RelativeCartDiscountValue: { applicationMode: () => 'IndividualApplication' },
  FixedPriceCartDiscountValue: { applicationMode: () => 'IndividualApplication' },
  AbsoluteCartDiscountValue: {
    applicationMode: applicationModeOf,
  },
  GiftLineItemValue: { productRef: (value: GiftValue) => reference('product', value.productId) },
  CartDiscount: { ...localisedField('name'), ...localisedField('description') },
  DiscountedLineItemPortion: portionFields,
  DiscountedTotalPricePortion: portionFields,
  DiscountCode: {
    ...localisedField('name'),
    ...localisedField('description'),
    cartDiscountRefs: (code: DiscountCode) =>
      code.cartDiscountIds.map((id) => reference('cart-discount', id)),
    cartDiscounts: async (code: DiscountCode, _: unknown, context: PlatformContext) => {
      const { cartDiscounts } = await context.reference()
      return code.cartDiscountIds.flatMap((id) => cartDiscounts.get(id) ?? [])
    },
  },
  DiscountCodeInfo: {
    discountCodeRef: (entry: CodeEntry) => reference('discount-code', entry.id),
    discountCode: (entry: CodeEntry, _: unknown, context: PlatformContext) =>
      context.load.discountCode(entry.id),
  },
}
