import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The names that a barrel gives away, types included. Barrels list names and do nothing else. */
const namesOf = (barrel: string): string[] =>
  [...readFileSync(new URL(barrel, import.meta.url), 'utf8').matchAll(/export (?:type )?\{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ').at(-1) ?? '')
    .filter(Boolean)
    .sort()

test('the entry . exports exactly these names; a change affects its users', () => {
  expect(namesOf('./index.ts')).toMatchInlineSnapshot(`
    [
      "Balance",
      "CardChange",
      "CartPayment",
      "CartToWeigh",
      "ChosenPayment",
      "Credentials",
      "CreditHistory",
      "EmailOption",
      "FixedCart",
      "GroupCode",
      "IdentityClient",
      "IdentityClientOptions",
      "IdentityHosts",
      "IdentityProblem",
      "IdentityResult",
      "OrderAttempt",
      "OrderPatience",
      "OrderProblem",
      "OrderSubmit",
      "PageUrls",
      "PaymentChoice",
      "PaymentKinds",
      "PaymentMethod",
      "Registration",
      "Result",
      "SavedCard",
      "SignedIn",
      "SupportMessage",
      "WeighedCart",
      "createIdentityClient",
      "identityHost",
      "waitForOrder",
    ]
  `)
})

test('the entry ./card-fields exports exactly these names; a change affects its users', () => {
  expect(namesOf('./cardFields/index.ts')).toMatchInlineSnapshot(`
    [
      "CardField",
      "CardFieldsOptions",
      "CardLook",
      "CardSource",
      "CardTokenResult",
      "MountedCard",
      "mountCardFields",
    ]
  `)
})

test('the entry ./visitor exports exactly these names; a change affects its users', () => {
  expect(namesOf('./visitor/index.ts')).toMatchInlineSnapshot(`
    [
      "CART_COOKIE",
      "CART_FIXED",
      "CookieJar",
      "CurrentUser",
      "Login",
      "MergeOutcome",
      "MergeStatus",
      "Preferences",
      "ShopStorage",
      "StorageKey",
      "StorageLike",
      "UserStatistics",
      "UserStats",
      "VisitorClient",
      "VisitorClientOptions",
      "createShopStorage",
      "createVisitorClient",
      "mergeOutcome",
      "readCartCookie",
      "storageKeys",
      "writeCartCookie",
    ]
  `)
})

test('the entry ./contract exports exactly these names; a change affects its users', () => {
  expect(namesOf('./contract/index.ts')).toMatchInlineSnapshot(`
    [
      "Balance",
      "CardChange",
      "CartPayment",
      "CartToWeigh",
      "ChosenPayment",
      "Credentials",
      "CreditHistory",
      "Currency",
      "CurrentUser",
      "EmailOption",
      "Endpoint",
      "FieldRules",
      "FixedCart",
      "GroupCode",
      "MergeStatus",
      "Operation",
      "Operations",
      "OrderAttempt",
      "OrderProblem",
      "OrderSubmit",
      "PageUrls",
      "PaymentChoice",
      "PaymentKinds",
      "PaymentMethod",
      "Preferences",
      "Problem",
      "Registration",
      "RequestBody",
      "SavedCard",
      "SignedIn",
      "SupportMessage",
      "UserStatistics",
      "UserStats",
      "WeighedCart",
      "createOperations",
    ]
  `)
})
