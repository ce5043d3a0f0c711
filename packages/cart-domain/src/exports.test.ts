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
      "CartLike",
      "CartTotals",
      "CheckoutProgress",
      "CheckoutStep",
      "DeliveryCountry",
      "DetailLike",
      "DiscountEntry",
      "IncludedDiscountLike",
      "LineItemLike",
      "LinePriceSummary",
      "MAX_QUANTITY",
      "MoneyLike",
      "OrderStates",
      "OrderStatus",
      "QuantityProblem",
      "TaxedPriceLike",
      "backTarget",
      "canOpen",
      "cartTotals",
      "checkoutSteps",
      "deliveryCountries",
      "discountEntries",
      "hasStates",
      "linePriceSummary",
      "lineTotal",
      "openStep",
      "orderStatus",
      "parseQuantity",
      "productDetails",
      "shippingDiscountEntries",
      "stateCode",
      "sumCents",
      "toUnits",
    ]
  `)
})

test('the entry ./forms gives these names: a change is one for everybody who uses it', () => {
  expect(namesOf('./forms/index.ts')).toMatchInlineSnapshot(`
    [
      "AddressForm",
      "AddressFormValue",
      "ContactForm",
      "FieldProblem",
      "FormProblems",
      "FormResult",
      "LoginForm",
      "MAX_LENGTH",
      "RegisterForm",
      "RegisterFormValue",
      "email",
      "fieldProblems",
      "optionalText",
      "password",
      "personName",
      "phone",
      "plainText",
      "readForm",
      "requiredText",
      "splitStreet",
    ]
  `)
})
