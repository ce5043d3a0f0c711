export type { GiftCartLike, GiftMessage, GiftMessageAction } from '../cart/gift.ts'
export { giftMessageActions, giftMessageOf } from '../cart/gift.ts'
export { predictionInput } from '../cart/predictionInput.ts'
export type {
  VariantAxis,
  VariantAxisName,
  VariantAxisOption,
  VariantLike,
} from '../catalogue/variantAxes.ts'
export { variantAxes } from '../catalogue/variantAxes.ts'
export type { CheckoutBlocker, CheckoutRules } from '../checkout/checkoutBlockers.ts'
export { checkoutBlockers } from '../checkout/checkoutBlockers.ts'
export type { MemberDiscount } from '../discounts/memberPrice.ts'
export { memberPrice } from '../discounts/memberPrice.ts'
export type { DatedDiscount } from '../discounts/redactDiscounts.ts'
export { redactDiscounts } from '../discounts/redactDiscounts.ts'
export type { DiscountValidity } from '../discounts/validDiscounts.ts'
export { validDiscounts } from '../discounts/validDiscounts.ts'
export type { EventCartInput } from '../funnel/toEventCart.ts'
export { toEventCart } from '../funnel/toEventCart.ts'
export type { LineDetail } from '../line/lineDetails.ts'
export { lineDetails } from '../line/lineDetails.ts'
export { lineDiscountNames } from '../line/lineDiscountNames.ts'
export type { LineFields, VariantToAdd } from '../line/lineFields.ts'
export { LINE_ITEM_TYPE, lineFields } from '../line/lineFields.ts'
export { lineProductKind } from '../line/lineProductKind.ts'
export { lineSummary } from '../line/lineSummary.ts'
export type { ProductTitle } from '../line/productTitle.ts'
export { productTitle } from '../line/productTitle.ts'
export { hasShippableItem } from '../line/subscriptions.ts'
export type { CancellableOrderLike } from '../order/canCancelOrder.ts'
export { canCancelOrder, isUnprinted } from '../order/canCancelOrder.ts'
export type { ReturnableOrderLike, ReturnProblem, ReturnStatus, ReturnUnits } from '../order/orderReturns.ts'
export {
  refundCents,
  returnableUnits,
  returnableUntil,
  returnProblem,
  returnStatus,
  returnStatuses,
} from '../order/orderReturns.ts'
export type { SubscriptionOrderLike, SubscriptionPeriod } from '../order/subscriptionPeriods.ts'
export { subscriptionPeriods } from '../order/subscriptionPeriods.ts'
export { parseQuantityField } from '../quantity/parseQuantityField.ts'
export type { FillAYardDesignCount, YardDesign, YardFieldName, YardProblem } from '../yard/yard.ts'
export { fillAYardDesignCount, isUnfilledYard, yardDesigns, yardFields, yardProblem } from '../yard/yard.ts'
