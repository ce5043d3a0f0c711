import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The names that a barrel exports, types included. Barrels list names and contain nothing else. */
const namesOf = (barrel: string): string[] =>
  [...readFileSync(new URL(barrel, import.meta.url), 'utf8').matchAll(/export (?:type )?\{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ').at(-1) ?? '')
    .filter(Boolean)
    .sort()

test('the entry . exports exactly these names', () => {
  expect(namesOf('./index.ts')).toMatchInlineSnapshot(`
    [
      "ActiveCartOptions",
      "AddLineItemTarget",
      "AddressExtras",
      "AddressFieldsFragment",
      "AddressInput",
      "CACHE_EXPIRY_MS",
      "CACHE_STALE_MS",
      "CART_RETRIES",
      "Cart",
      "CartAction",
      "CartContext",
      "CartError",
      "CartLine",
      "CartUpdate",
      "Category",
      "CommerceClientOptions",
      "CommerceProblem",
      "CreateMyCartDocument",
      "CurrencyCode",
      "Customer",
      "CustomerSignMeInDocument",
      "CustomerSignMeUpDocument",
      "DEFAULT_CURRENCY",
      "DEFAULT_LOCALE",
      "ErrorEntries",
      "ErrorText",
      "GetActiveCartDocument",
      "GetCategoriesDocument",
      "GetMyCustomerDocument",
      "GetMyOrderDocument",
      "GetMyOrdersDocument",
      "GetProductBySlugDocument",
      "GetProductBySlugQuery",
      "GetRelatedProductsDocument",
      "LineToAdd",
      "LocaleCode",
      "MyCartDraft",
      "MyCartUpdateAction",
      "Order",
      "PlatformAddress",
      "Product",
      "ProductCard",
      "ProductQuery",
      "Result",
      "RetryPolicy",
      "SearchProductsDocument",
      "SearchProductsQuery",
      "SearchProductsQueryVariables",
      "ShippingMethodsByCartDocument",
      "ShippingMethodsByCartQuery",
      "ShopAddress",
      "SiteConfig",
      "SiteLink",
      "TokenFlowOptions",
      "TokenFlows",
      "TokenKind",
      "TokenOwner",
      "TokenProblem",
      "TokenSource",
      "TokenStore",
      "Tokens",
      "UpdateMyCartDocument",
      "UpdateMyCustomerDocument",
      "addLineAction",
      "addLineItem",
      "categorySubtreeFilter",
      "changeQuantityAction",
      "countryOfCurrency",
      "createCommerceClient",
      "createMyCart",
      "currencies",
      "currencyOfCountry",
      "currencyOfLocale",
      "endpointsOfApiUrl",
      "endpointsOfHost",
      "err",
      "errorText",
      "getActiveCart",
      "getProductBySlug",
      "isCurrency",
      "isLocale",
      "isVersionConflict",
      "localeOfCurrency",
      "localeToSwitchTo",
      "locales",
      "ok",
      "orderByCartIdPredicate",
      "ownerOfToken",
      "prefixedMessage",
      "productSlugPredicate",
      "removeLineAction",
      "retryDelayMs",
      "runMutation",
      "runQuery",
      "searchFilter",
      "shippingRatePrice",
      "toPlatformAddress",
      "toShopAddress",
      "updateMyCart",
    ]
  `)
})

test('the entry ./graphcache exports exactly these names', () => {
  expect(namesOf('./graphcache/index.ts')).toMatchInlineSnapshot(`
    [
      "CartContent",
      "CommerceCacheOptions",
      "TransformPredictedCart",
      "commerceCache",
    ]
  `)
})

test('the entry ./react exports exactly these names', () => {
  expect(namesOf('./react/index.ts')).toMatchInlineSnapshot(`
    [
      "CartMutation",
      "CartMutationOptions",
      "CommerceContextValue",
      "CommerceProvider",
      "CommerceProviderProps",
      "UseCartResult",
      "UseCustomerResult",
      "UseProductResult",
      "useCart",
      "useCartMutation",
      "useCommerce",
      "useCustomer",
      "useProduct",
    ]
  `)
})

test('the entry ./server exports exactly these names', () => {
  expect(namesOf('./server/index.ts')).toMatchInlineSnapshot(`
    [
      "Cart",
      "ChangeMyPasswordDocument",
      "CreateCartDocument",
      "CreateDiscountCodeDocument",
      "CreateOrderFromCartDocument",
      "CreatePasswordResetTokenDocument",
      "CreatePaymentDocument",
      "Customer",
      "DeleteCartDocument",
      "FindCartsDocument",
      "FindCustomerDocument",
      "FindOrderDocument",
      "GetAutomaticDiscountsDocument",
      "GetCartDocument",
      "GetCustomerActiveCartDocument",
      "GetMyActiveCartDocument",
      "GetOrderByNumberDocument",
      "GetPaymentByKeyDocument",
      "MergeCartDocument",
      "Order",
      "Payment",
      "ReplicateCartDocument",
      "ResetPasswordDocument",
      "ServerClientOptions",
      "UpdateCartDocument",
      "UpdateCustomerDocument",
      "UpdateOrderDocument",
      "UpdatePaymentDocument",
      "cartFingerprint",
      "createServerClient",
    ]
  `)
})

test('the entry ./session exports exactly these names', () => {
  expect(namesOf('./session/index.ts')).toMatchInlineSnapshot(`
    [
      "CartChangeChannel",
      "CartStore",
      "CartStoreState",
      "SignInCredentials",
      "SignInOptions",
      "StorageCartChannelOptions",
      "StorageEventSource",
      "TOKEN_EXPIRY_MARGIN_MS",
      "TokenFlowOptions",
      "TokenFlows",
      "TokenKind",
      "TokenOwner",
      "TokenProblem",
      "TokenSource",
      "TokenSourceOptions",
      "TokenStore",
      "Tokens",
      "clientTokenSource",
      "createCartStore",
      "createTokenFlows",
      "createTokenSource",
      "getMyCustomer",
      "memoryTokenStore",
      "ownerOfToken",
      "shareRefreshes",
      "shopperScopes",
      "signIn",
      "signOut",
      "storageCartChannel",
      "withMemoryFallback",
    ]
  `)
})

test('the entry ./site exports exactly these names', () => {
  expect(namesOf('./site/index.ts')).toMatchInlineSnapshot(`
    [
      "GetSiteConfigDocument",
      "MinimumAmount",
      "SiteConfig",
      "SiteLink",
      "getSiteConfig",
      "parseSiteConfig",
    ]
  `)
})

test('the entry ./testing exports exactly these names', () => {
  expect(namesOf('./testing/index.ts')).toMatchInlineSnapshot(`
    [
      "aCart",
      "aCustomer",
      "aLine",
      "aProduct",
      "aProductCard",
      "aVariant",
      "anAddress",
      "anOrder",
      "usd",
    ]
  `)
})

test('the entry ./wishlist exports exactly these names', () => {
  expect(namesOf('./wishlist/index.ts')).toMatchInlineSnapshot(`
    [
      "WishlistCustomFields",
      "WishlistItem",
      "WishlistLine",
      "WishlistRemoval",
      "customFieldsToCopy",
      "getSavedSkus",
      "getWishlist",
      "removeFromWishlist",
      "saveToWishlist",
    ]
  `)
})

test('the entry ./changes exports exactly these names', () => {
  expect(namesOf('./changes/index.ts')).toMatchInlineSnapshot(`
    [
      "CartChangeProblem",
      "CartChangeResult",
      "UpdateCart",
      "applyDiscountCode",
      "cartChangeProblem",
      "isCartGone",
      "removeDiscountCodeAction",
    ]
  `)
})

test('the entry ./search exports exactly these names', () => {
  expect(namesOf('./search/index.ts')).toMatchInlineSnapshot(`
    [
      "ParsedSearch",
      "expandSearch",
      "parseSearch",
      "suggestSpelling",
    ]
  `)
})

test('the entry ./content exports exactly these names', () => {
  expect(namesOf('./content/index.ts')).toMatchInlineSnapshot(`
    [
      "Artist",
      "Collection",
      "GetArtistsDocument",
      "GetCollectionsDocument",
      "getArtists",
      "getCollections",
      "parseArtist",
      "parseCollection",
    ]
  `)
})
