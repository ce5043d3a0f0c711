import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The names that a barrel gives away, types included. Barrels list names and do nothing else. */
const namesOf = (barrel: string): string[] =>
  [...readFileSync(new URL(barrel, import.meta.url), 'utf8').matchAll(/export (?:type )?\{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ').at(-1) ?? '')
    .filter(Boolean)
    .sort()

test('the entry . gives these names: a change is one for everybody who uses it', () => {
  expect(namesOf('./index.ts')).toMatchInlineSnapshot(`
    [
      "ActiveCartOptions",
      "AddTarget",
      "AddressFieldsFragment",
      "AddressInput",
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
      "KEPT_MS",
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
      "STALE_MS",
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
      "backOffMs",
      "changeQuantityAction",
      "createCommerceClient",
      "createMyCart",
      "currencies",
      "currencyOfLocale",
      "endpoints",
      "endpointsOf",
      "err",
      "errorText",
      "getActiveCart",
      "getProductBySlug",
      "isCurrency",
      "isLocale",
      "isVersionConflict",
      "localeOfCurrency",
      "localeSwitch",
      "locales",
      "ok",
      "orderOfCartPredicate",
      "ownerOf",
      "prefixedMessage",
      "productSlugPredicate",
      "removeLineAction",
      "runMutation",
      "runQuery",
      "searchFilter",
      "subtreeFilter",
      "toPlatformAddress",
      "toShopAddress",
      "updateMyCart",
    ]
  `)
})

test('the entry ./graphcache gives these names: a change is one for everybody who uses it', () => {
  expect(namesOf('./graphcache/index.ts')).toMatchInlineSnapshot(`
    [
      "CartContent",
      "CommerceCacheOptions",
      "RefineCart",
      "commerceCache",
    ]
  `)
})

test('the entry ./react gives these names: a change is one for everybody who uses it', () => {
  expect(namesOf('./react/index.ts')).toMatchInlineSnapshot(`
    [
      "CartMutation",
      "CartMutationOptions",
      "CartReading",
      "Commerce",
      "CommerceProvider",
      "CommerceProviderProps",
      "CustomerReading",
      "ProductReading",
      "useCart",
      "useCartMutation",
      "useCommerce",
      "useCustomer",
      "useProduct",
    ]
  `)
})

test('the entry ./server gives these names: a change is one for everybody who uses it', () => {
  expect(namesOf('./server/index.ts')).toMatchInlineSnapshot(`
    [
      "Cart",
      "CreateOrderFromCartDocument",
      "CreatePaymentDocument",
      "FindCustomerDocument",
      "FindOrderDocument",
      "GetCartDocument",
      "GetOrderByNumberDocument",
      "GetPaymentByKeyDocument",
      "Order",
      "Payment",
      "ServerClientOptions",
      "UpdateCartDocument",
      "UpdateOrderDocument",
      "UpdatePaymentDocument",
      "createServerClient",
    ]
  `)
})

test('the entry ./session gives these names: a change is one for everybody who uses it', () => {
  expect(namesOf('./session/index.ts')).toMatchInlineSnapshot(`
    [
      "CartMarker",
      "CartSignal",
      "CartState",
      "EXPIRY_MARGIN_MS",
      "SignInCredentials",
      "SignInOptions",
      "StorageEvents",
      "StorageMarkerOptions",
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
      "createCartSignal",
      "createTokenFlows",
      "createTokenSource",
      "getMyCustomer",
      "memoryTokenStore",
      "ownerOf",
      "shopperScopes",
      "signIn",
      "signOut",
      "storageMarker",
      "sturdyTokenStore",
    ]
  `)
})

test('the entry ./site gives these names: a change is one for everybody who uses it', () => {
  expect(namesOf('./site/index.ts')).toMatchInlineSnapshot(`
    [
      "GetSiteConfigDocument",
      "SiteConfig",
      "SiteLink",
      "getSiteConfig",
      "parseSiteConfig",
    ]
  `)
})

test('the entry ./testing gives these names: a change is one for everybody who uses it', () => {
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
