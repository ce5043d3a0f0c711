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
      "AutomaticDiscount",
      "CartPayment",
      "CartWeight",
      "CartWeightRequest",
      "ChosenPayment",
      "Credentials",
      "FixCartResponse",
      "FoundOrder",
      "GroupDiscountCode",
      "IdentityClient",
      "IdentityClientOptions",
      "IdentityHosts",
      "IdentityProblem",
      "IdentityResult",
      "OrderAttempt",
      "OrderLookup",
      "OrderProblem",
      "OrderSubmission",
      "PaymentChoice",
      "PaymentKinds",
      "PaymentMethod",
      "Registration",
      "RemovedCard",
      "Result",
      "ReturnUrls",
      "SavedCard",
      "SavedCardChange",
      "SignInResponse",
      "StoreCreditBalance",
      "StoreCreditHistory",
      "WaitForOrderOptions",
      "createIdentityClient",
      "identityHost",
      "waitForOrder",
    ]
  `)
})

test('the entry ./account exports exactly these names', () => {
  expect(namesOf('./account/index.ts')).toMatchInlineSnapshot(`
    [
      "AccountClient",
      "AccountClientOptions",
      "CardSetup",
      "Device",
      "EmailChange",
      "EmailOption",
      "IdentityProblem",
      "IdentityResult",
      "NewsletterLink",
      "NewsletterSubscription",
      "OrderCancellation",
      "OrderReturn",
      "PasswordChange",
      "PersonalData",
      "RedeemedGiftCard",
      "Result",
      "ReturnRequest",
      "SignInResponse",
      "SubscriptionPeriod",
      "SubscriptionRenewal",
      "SupportMessage",
      "TradeApplication",
      "TradeApplicationState",
      "createAccountClient",
    ]
  `)
})

test('the entry ./card-fields exports exactly these names', () => {
  expect(namesOf('./cardFields/index.ts')).toMatchInlineSnapshot(`
    [
      "CardAdapter",
      "CardField",
      "CardFieldsAppearance",
      "CardFieldsOptions",
      "CardFieldsSetup",
      "CardTokenResult",
      "MountedCardFields",
      "mountCardFields",
    ]
  `)
})

test('the entry ./experiments exports exactly these names', () => {
  expect(namesOf('./experiments/index.ts')).toMatchInlineSnapshot(`
    [
      "EXPERIMENT_VISITOR_HEADER",
      "ExperimentClient",
      "ExperimentDefinition",
      "createExperimentClient",
    ]
  `)
})

test('the entry ./visitor exports exactly these names', () => {
  expect(namesOf('./visitor/index.ts')).toMatchInlineSnapshot(`
    [
      "AutomaticDiscount",
      "CART_COOKIE",
      "CART_FIXED_MESSAGE",
      "CookieJar",
      "CurrentUser",
      "DataLayerUserStats",
      "LoginResult",
      "MergeOutcome",
      "MergeStatus",
      "Preferences",
      "ShopStorage",
      "StorageEvents",
      "StorageKey",
      "StorageLike",
      "UserStatistics",
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

test('the entry ./contract exports exactly these names', () => {
  expect(namesOf('./contract/index.ts')).toMatchInlineSnapshot(`
    [
      "AutomaticDiscount",
      "CartPayment",
      "CartWeight",
      "CartWeightRequest",
      "ChosenPayment",
      "Credentials",
      "Currency",
      "CurrentUser",
      "DataLayerUserStats",
      "Device",
      "EmailChange",
      "EmailOption",
      "Endpoint",
      "ExclusionGroup",
      "ExperimentAudience",
      "ExperimentDefinition",
      "ExperimentVariant",
      "FieldRules",
      "FixCartResponse",
      "GroupDiscountCode",
      "MergeStatus",
      "Operation",
      "Operations",
      "OrderAttempt",
      "OrderProblem",
      "OrderSubmission",
      "PasswordChange",
      "PaymentChoice",
      "PaymentKinds",
      "PaymentMethod",
      "PersonalData",
      "Preferences",
      "ProblemResponse",
      "Registration",
      "RequestBody",
      "ReturnUrls",
      "SavedCard",
      "SavedCardChange",
      "SignInResponse",
      "StoreCreditBalance",
      "StoreCreditHistory",
      "SupportMessage",
      "UserStatistics",
      "VisitorHandover",
      "createOperations",
      "experimentName",
    ]
  `)
})
