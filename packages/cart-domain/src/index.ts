export type { DeliveryCountry } from './address/deliveryCountries.ts'
export { deliveryCountries } from './address/deliveryCountries.ts'
export type {
  CartLike,
  DetailLike,
  DiscountLike,
  IncludedDiscountLike,
  LineItemLike,
  TaxedPriceLike,
} from './cart/cartLike.ts'
export type { CartTotals } from './cart/cartTotals.ts'
export { cartTotals } from './cart/cartTotals.ts'
export type { DiscountEntry } from './cart/discountEntries.ts'
export { discountEntries, shippingDiscountEntries } from './cart/discountEntries.ts'
export type { DeliveryChange } from './cart/predictDelivery.ts'
export { predictDelivery } from './cart/predictDelivery.ts'
export type {
  ConditionalDiscounts,
  Predicted,
  PredictedTotals,
  QuantityChange,
} from './cart/predictTotals.ts'
export { predictTotals } from './cart/predictTotals.ts'
export type { CategorySlug } from './catalogue/categorySlug.ts'
export type { CartProblem, Shopper } from './checkout/cartProblems.ts'
export { cartProblems, isUnavailable } from './checkout/cartProblems.ts'
export type { CheckoutProgress, CheckoutStep, CheckoutStepState } from './checkout/checkoutStep.ts'
export { backTarget, canOpen, checkoutStepStates, checkoutSteps, openStep } from './checkout/checkoutStep.ts'
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
export type { AutomaticDiscount } from './discounts/discountsByQuantity.ts'
export { discountsByQuantity } from './discounts/discountsByQuantity.ts'
export type { ShippedCartLike } from './discounts/discountsByShipping.ts'
export { discountsByShipping } from './discounts/discountsByShipping.ts'
export type { DiscountAudience, DiscountConditions } from './discounts/isDiscountInapplicable.ts'
export { isDiscountInapplicable } from './discounts/isDiscountInapplicable.ts'
export { analyticsItem } from './funnel/analyticsItem.ts'
export type { TrackedCartLike } from './funnel/cartChangeEvents.ts'
export { cartChangeEvents } from './funnel/cartChangeEvents.ts'
export {
  addPaymentInfo,
  beginCheckout,
  couponEvent,
  purchase,
  reviewOrder,
  shippingInfo,
  viewCart,
} from './funnel/cartEvents.ts'
export type { OpenedStep } from './funnel/checkoutStepEvents.ts'
export { checkoutStepEvents } from './funnel/checkoutStepEvents.ts'
export { funnelSteps } from './funnel/funnelSteps.ts'
export type { QuantityEvent } from './funnel/quantityEvents.ts'
export { quantityEvents } from './funnel/quantityEvents.ts'
export type { ViewedItem } from './funnel/viewItem.ts'
export { viewItem } from './funnel/viewItem.ts'
export { detailText, lineDetail } from './line/detailText.ts'
export { isGift } from './line/isGift.ts'
export { isWallpaperOrFabric } from './line/isWallpaperOrFabric.ts'
export type { LineItemFieldName, VariantAttributeName } from './line/knownNames.ts'
export { kindAttributes, lineKind } from './line/lineKind.ts'
export type { LineName } from './line/lineName.ts'
export { lineName } from './line/lineName.ts'
export type { LinePriceSummary } from './line/linePriceSummary.ts'
export { linePriceSummary, lineTotal, listTotal } from './line/linePriceSummary.ts'
export { productDetails } from './line/productDetails.ts'
export {
  isPlusMembership,
  isSubscription,
  SUBSCRIPTIONS_KEY,
  subscriptionsIn,
} from './line/subscriptions.ts'
export type { MoneyLike } from './money/money.ts'
export { sumCents, toUnits } from './money/money.ts'
export type { OrderStates, OrderStatus } from './order/orderStatus.ts'
export { orderStatus, orderStatuses } from './order/orderStatus.ts'
export type { DeferredPaymentCode } from './payment/afterpayCodes.ts'
export { afterpayCodes } from './payment/afterpayCodes.ts'
export type { AfterpayInstalments } from './payment/afterpayInstalments.ts'
export { afterpayInstalments } from './payment/afterpayInstalments.ts'
export { AFTERPAY_LIMITS } from './payment/afterpayLimits.ts'
export type { MinimumAmount } from './payment/minimumAmount.ts'
export { minimumAmount } from './payment/minimumAmount.ts'
export type { PaymentIdentifier, PaymentKind } from './payment/paymentIdentifiers.ts'
export { paymentIdentifier, paymentIdentifiers, paymentKind } from './payment/paymentIdentifiers.ts'
export type { PaymentOption, PaymentReason, PaymentSituation } from './payment/paymentOptions.ts'
export { paymentOptions, paymentReasons } from './payment/paymentOptions.ts'
export type { UserPreferences } from './preferences/preferences.ts'
export { defaultPreferences, preferenceValues, toggleAdultContent } from './preferences/preferences.ts'
export type { QuantityProblem } from './quantity/parseQuantity.ts'
export { MAX_QUANTITY, parseQuantity } from './quantity/parseQuantity.ts'
export type { Result } from './result/result.ts'
export type { ShippingMethodLike, ShippingOffer } from './shipping/shippingOffers.ts'
export { shippingOffers } from './shipping/shippingOffers.ts'
export { addBusinessDays, shipsBy } from './shipping/shipsBy.ts'
