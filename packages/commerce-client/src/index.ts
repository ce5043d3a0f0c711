export type { AddressExtras, PlatformAddress, ShopAddress } from './address/shopAddress.ts'
export { toPlatformAddress, toShopAddress } from './address/shopAddress.ts'
export type { AddLineItemTarget } from './cart/addLineItem.ts'
export { addLineItem } from './cart/addLineItem.ts'
export { CartError, isVersionConflict } from './cart/cartError.ts'
export { createMyCart } from './cart/createMyCart.ts'
export type { ActiveCartOptions } from './cart/getActiveCart.ts'
export { getActiveCart } from './cart/getActiveCart.ts'
export { addLineAction, changeQuantityAction, removeLineAction } from './cart/lineActions.ts'
export type {
  AddLineAction,
  Cart,
  CartAction,
  CartContext,
  CartLine,
  CartUpdate,
  LineToAdd,
} from './cart/types.ts'
export { CART_RETRIES, updateMyCart } from './cart/updateMyCart.ts'
export { ADULT_CONTENT_ATTRIBUTE, allAgesFilter } from './catalogue/adultContent.ts'
export type { ProductQuery } from './catalogue/getProductBySlug.ts'
export { getProductBySlug } from './catalogue/getProductBySlug.ts'
export {
  categorySubtreeFilter,
  orderByCartIdPredicate,
  productSlugPredicate,
  searchFilter,
} from './catalogue/predicates.ts'
export type { CommerceClientOptions } from './client/createCommerceClient.ts'
export { createCommerceClient } from './client/createCommerceClient.ts'
export { endpointsOfApiUrl, endpointsOfHost } from './client/endpoints.ts'
export { runMutation, runQuery } from './client/execute.ts'
export { CACHE_EXPIRY_MS, CACHE_STALE_MS } from './client/freshness.ts'
export type { RetryPolicy } from './client/retryPolicy.ts'
export { retryDelayMs } from './client/retryPolicy.ts'
export type { TokenSource } from './client/tokenSource.ts'
export type { TypedDocument } from './document/document.ts'
export type { ErrorEntries, ErrorText } from './errors/errorText.ts'
export { errorText } from './errors/errorText.ts'
export { prefixedMessage } from './errors/prefixedMessage.ts'
export type { CommerceProblem } from './errors/problem.ts'
export type {
  AddressFieldsFragment,
  AddressInput,
  CategoryFieldsFragment as Category,
  CustomerFieldsFragment as Customer,
  GetProductBySlugQuery,
  MyCartDraft,
  MyCartUpdateAction,
  MyCustomerUpdateAction,
  OrderFieldsFragment as Order,
  ProductCardFieldsFragment as ProductCard,
  ProductFieldsFragment as Product,
  SearchProductsQuery,
  SearchProductsQueryVariables,
  ShippingMethodsByCartQuery,
  SuggestProductsQuery,
} from './generated/documents.ts'
export {
  CreateMyCartDocument,
  CustomerSignMeInDocument,
  CustomerSignMeUpDocument,
  GetActiveCartDocument,
  GetCategoriesDocument,
  GetMyCustomerDocument,
  GetProductBySlugDocument,
  GetRelatedProductsDocument,
  SearchProductsDocument,
  ShippingMethodsByCartDocument,
  SuggestProductsDocument,
  UpdateMyCartDocument,
  UpdateMyCustomerDocument,
} from './generated/documents.ts'
export { countryOfCurrency, currencyOfCountry } from './locale/countries.ts'
export type { CurrencyCode, LocaleCode } from './locale/locales.ts'
export {
  currencies,
  currencyOfLocale,
  DEFAULT_CURRENCY,
  DEFAULT_LOCALE,
  isCurrency,
  isLocale,
  localeOfCurrency,
  locales,
} from './locale/locales.ts'
export { localeToSwitchTo } from './locale/localeToSwitchTo.ts'
export type { Result } from './result/result.ts'
export { err, ok } from './result/result.ts'
export { shippingRatePrice } from './shipping/shippingRatePrice.ts'
export type { SiteConfig, SiteLink } from './site/siteConfig.ts'
export type { TokenFlowOptions, TokenFlows } from './tokens/createTokenFlows.ts'
export { ownerOfToken } from './tokens/ownerOfToken.ts'
export type { TokenKind, TokenStore } from './tokens/tokenStore.ts'
export type { TokenOwner, TokenProblem, Tokens } from './tokens/tokens.ts'
