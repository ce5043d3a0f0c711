export type { DeliveryCountry } from './address/deliveryCountries.ts'
export { deliveryCountries } from './address/deliveryCountries.ts'
export type {
  AttributeLike,
  CartLike,
  DiscountLike,
  IncludedDiscountLike,
  LineItemLike,
  TaxedPriceLike,
} from './cart/cartLike.ts'
export type { CartTotals } from './cart/cartTotals.ts'
export { cartTotals } from './cart/cartTotals.ts'
export type { DiscountEntry } from './cart/discountEntries.ts'
export { discountEntries, shippingDiscountEntries } from './cart/discountEntries.ts'
export type { ShippingChange } from './cart/predictShippingChange.ts'
export { predictShippingChange } from './cart/predictShippingChange.ts'
export type {
  PredictedAmount,
  PredictedTotals,
  PredictionOptions,
  QuantityChange,
} from './cart/predictTotals.ts'
export { predictTotals } from './cart/predictTotals.ts'
export type { LineQuantities } from './cart/quantityChanges.ts'
export { quantityChanges } from './cart/quantityChanges.ts'
export type { CategorySlug } from './catalogue/categorySlug.ts'
export type { CartProblem, Shopper } from './checkout/cartProblems.ts'
export { cartProblems, isUnavailableLine } from './checkout/cartProblems.ts'
export type { CheckoutProgress, CheckoutStep, CheckoutStepState } from './checkout/checkoutStep.ts'
export {
  backButtonTarget,
  canOpenStep,
  checkoutStepStates,
  checkoutSteps,
  firstIncompleteStep,
} from './checkout/checkoutStep.ts'
export type { OrderBlocker } from './checkout/orderBlockers.ts'
export { orderBlockers } from './checkout/orderBlockers.ts'
export type { EmailOption } from './defaults/defaults.ts'
export {
  COMPLIMENTARY_SHIPPING_DAYS,
  DEFAULT_CART_VERSION,
  DEFAULT_QUANTITY,
  emailOptions,
  isReturnable,
  RETURN_DAYS,
} from './defaults/defaults.ts'
export type { AutomaticDiscount } from './discounts/discountsVaryByQuantity.ts'
export { discountsVaryByQuantity } from './discounts/discountsVaryByQuantity.ts'
export type { CartWithShippingLike } from './discounts/discountsVaryByShipping.ts'
export { discountsVaryByShipping } from './discounts/discountsVaryByShipping.ts'
export type { DiscountAudience, DiscountConditions } from './discounts/isDiscountInapplicable.ts'
export { isDiscountInapplicable } from './discounts/isDiscountInapplicable.ts'
export { analyticsItem } from './funnel/analyticsItem.ts'
export type { EventCart } from './funnel/cartChangeEvents.ts'
export { cartChangeEvents } from './funnel/cartChangeEvents.ts'
export {
  addPaymentInfoEvent,
  beginCheckoutEvent,
  couponEvent,
  purchaseEvent,
  reviewOrderEvent,
  shippingInfoEvent,
  viewCartEvent,
} from './funnel/cartEvents.ts'
export type { OpenedCheckoutStep } from './funnel/checkoutStepEvents.ts'
export { checkoutStepEvents } from './funnel/checkoutStepEvents.ts'
export { funnelSteps } from './funnel/funnelSteps.ts'
export type { QuantityEvent } from './funnel/quantityEvents.ts'
export { quantityEvents } from './funnel/quantityEvents.ts'
export type { ViewedItem } from './funnel/viewItemEvent.ts'
export { viewItemEvent } from './funnel/viewItemEvent.ts'
export { attributeText, lineAttributeText } from './line/attributeText.ts'
export { isGiftLine } from './line/isGiftLine.ts'
export { isWallpaperOrFabric } from './line/isWallpaperOrFabric.ts'
export type { LineItemFieldName, VariantAttributeName } from './line/knownNames.ts'
export { lineKind, lineKindAttributes } from './line/lineKind.ts'
export type { LineName } from './line/lineName.ts'
export { lineName } from './line/lineName.ts'
export type { LinePriceSummary } from './line/linePriceSummary.ts'
export { lineListTotal, linePriceSummary, lineTotal } from './line/linePriceSummary.ts'
export { productDetails } from './line/productDetails.ts'
export {
  isPlusMembership,
  isSubscription,
  SUBSCRIPTIONS_KEY,
  subscriptionsInCart,
} from './line/subscriptions.ts'
export type { MoneyLike } from './money/money.ts'
export { sumCents, toCurrencyUnits } from './money/money.ts'
export type { OrderStates, OrderStatus } from './order/orderStatus.ts'
export { orderStatus, orderStatuses } from './order/orderStatus.ts'
export { AFTERPAY_LIMITS } from './payment/afterpayLimits.ts'
export type { DeferredPaymentRefusalCode } from './payment/afterpayRefusalCodes.ts'
export { afterpayRefusalCodes } from './payment/afterpayRefusalCodes.ts'
export type { MinimumAmountCheck } from './payment/checkMinimumAmount.ts'
export { checkMinimumAmount } from './payment/checkMinimumAmount.ts'
export type { PaymentIdentifier, PaymentKind } from './payment/paymentIdentifiers.ts'
export { paymentIdentifier, paymentIdentifiers, paymentKind } from './payment/paymentIdentifiers.ts'
export type { PaymentContext, PaymentOption, PaymentRefusal } from './payment/paymentOptions.ts'
export { paymentOptions, paymentRefusals } from './payment/paymentOptions.ts'
export type { UserPreferences } from './preferences/preferences.ts'
export { defaultPreferences, preferenceValues, toggleAdultContent } from './preferences/preferences.ts'
export type { QuantityProblem } from './quantity/parseQuantity.ts'
export { MAX_QUANTITY, parseQuantity } from './quantity/parseQuantity.ts'
export type { Result } from './result/result.ts'
export { addBusinessDays, shipByDate } from './shipping/shipByDate.ts'
export type { ShippingMethodLike, ShippingOffer } from './shipping/shippingOffers.ts'
export { shippingOffers } from './shipping/shippingOffers.ts'
