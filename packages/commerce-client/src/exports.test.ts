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
      "AddTarget",
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
      "EXPIRY_MARGIN_MS",
      "ErrorEntries",
      "ErrorText",
      "GetActiveCartDocument",
      "GetCategoriesDocument",
      "GetMyCustomerDocument",
      "GetMyOrderDocument",
      "GetMyOrdersDocument",
      "GetProductBySlugDocument",
      "GetProductBySlugQuery",
      "GetSiteConfigDocument",
      "LineToAdd",
      "LocaleCode",
      "MyCartUpdateAction",
      "Order",
      "PlatformAddress",
      "Product",
      "ProductCard",
      "Result",
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
      "TokenOwner",
      "TokenProblem",
      "Tokens",
      "UpdateMyCartDocument",
      "UpdateMyCustomerDocument",
      "addLineAction",
      "addLineItem",
      "changeQuantityAction",
      "clientTokenSource",
      "createCommerceClient",
      "createMyCart",
      "createTokenFlows",
      "currencies",
      "currencyOfLocale",
      "endpoints",
      "endpointsOf",
      "err",
      "errorText",
      "getActiveCart",
      "getSiteConfig",
      "isCurrency",
      "isLocale",
      "isVersionConflict",
      "localeOfCurrency",
      "locales",
      "ok",
      "orderOfCartPredicate",
      "ownerOf",
      "parseSiteConfig",
      "productSlugPredicate",
      "removeLineAction",
      "runMutation",
      "runQuery",
      "searchFilter",
      "shopperScopes",
      "subtreeFilter",
      "toPlatformAddress",
      "toShopAddress",
      "updateMyCart",
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

test('the entry ./testing gives these names: a change is one for everybody who uses it', () => {
  expect(namesOf('./testing/index.ts')).toMatchInlineSnapshot(`
    [
      "aCart",
      "aLine",
      "usd",
    ]
  `)
})
