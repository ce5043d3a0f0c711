import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cart, LineItem } from '../../model/cart.ts'
import type { CartDiscountEffect } from '../../model/discount.ts'
import type { Product } from '../../model/product.ts'
import { money, sumCents } from '../money/money.ts'
import {
  aCart,
  aDiscount,
  aLine,
  aPricingContext,
  aProduct,
  currencies,
  shippedStandard,
} from '../testing/builders.ts'
import { priceCart } from './priceCart.ts'

const inAll = (cents: number) => currencies.map((currency) => money(currency, cents))

const onLines = fc
  .constantFrom('true', 'quantity > 10', 'sku in ("p0", "p2", "p4")')
  .map((predicate) => ({ type: 'lineItems', predicate }) as const)
const relative = fc
  .integer({ min: 0, max: 10_000 })
  .map((permyriad) => ({ type: 'relative' as const, permyriad }))
const fixed = fc.nat({ max: 60_000 }).map((cents) => ({ type: 'fixed' as const, money: inAll(cents) }))
const absolute = fc
  .tuple(
    fc.nat({ max: 60_000 }),
    fc.constantFrom('IndividualApplication', 'ProportionateDistribution', 'EvenDistribution' as const),
  )
  .map(([cents, applicationMode]) => ({ type: 'absolute' as const, money: inAll(cents), applicationMode }))
const value = fc.oneof(relative, fixed, absolute)
const multiBuy = fc
  .record({
    triggerQuantity: fc.integer({ min: 2, max: 6 }),
    maxOccurrence: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
    selectionMode: fc.constantFrom('Cheapest' as const, 'MostExpensive' as const),
  })
  .map(({ maxOccurrence, ...rest }) => ({
    type: 'multiBuyLineItems' as const,
    predicate: 'true',
    discountedQuantity: 1,
    ...rest,
    ...(maxOccurrence !== undefined && { maxOccurrence }),
  }))

const effect: fc.Arbitrary<CartDiscountEffect> = fc.oneof(
  fc.record({
    value,
    target: fc.oneof(
      onLines,
      fc.constantFrom({ type: 'shipping' } as const, { type: 'totalPrice' } as const),
    ),
  }),
  fc.record({ value: relative, target: multiBuy }),
  fc.constant({ value: { type: 'giftLineItem', productId: 'gift', variantId: 1 } } as const),
)
const discounts = fc.array(
  fc.record({
    effect,
    sortOrder: fc.integer({ min: 1, max: 9_999 }).map((n) => `0.${String(n).padStart(4, '0')}`),
    stackingMode: fc.constantFrom('Stacking' as const, 'Stacking' as const, 'StopAfterThisDiscount' as const),
  }),
  { maxLength: 5 },
)

const places = {
  USD: { country: 'US', state: 'NC' },
  CAD: { country: 'CA', state: 'QC' },
  EUR: { country: 'DE' },
  AUD: { country: 'AU' },
  GBP: { country: 'GB' },
}
const rounding = fc.constantFrom('HalfEven' as const, 'HalfUp' as const, 'HalfDown' as const)

const lines = fc.array(
  fc.record({
    cents: fc.integer({ min: 0, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    sale: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
  }),
  { minLength: 1, maxLength: 6 },
)

const onSale = (product: Product, percent: number | undefined): Product => ({
  ...product,
  masterVariant: {
    ...product.masterVariant,
    prices: product.masterVariant.prices.map((price) =>
      percent === undefined
        ? price
        : {
            ...price,
            discounted: {
              discountId: 'sale',
              value: money(price.value.currencyCode, Math.floor((price.value.centAmount * percent) / 100)),
            },
          },
    ),
  },
})

const scenario = fc
  .record({
    lines,
    discounts,
    currency: fc.constantFrom(...currencies),
    priceRoundingMode: rounding,
    taxRoundingMode: rounding,
    taxCalculationMode: fc.constantFrom('LineItemLevel' as const, 'UnitPriceLevel' as const),
    mode: fc.constantFrom('Stacking' as const, 'BestDeal' as const),
  })
  .map(({ lines: list, currency, mode, discounts: given, ...modes }) => {
    const products = list.map((line, index) => onSale(aProduct(`p${index}`, line.cents), line.sale))
    const cart = aCart({
      currency,
      ...modes,
      lineItems: products.map((product, i) => aLine(product, list[i]?.quantity ?? 1, currency)),
      shippingAddress: places[currency],
      shippingInfo: shippedStandard(currency),
    })
    return {
      cart,
      pricing: aPricingContext({
        products: [...products, aProduct('gift', 990)],
        discounts: given.map((d, i) => aDiscount(`d${i}`, d)),
        project: { discountCombinationMode: mode },
      }),
    }
  })
type Scenario = typeof scenario extends fc.Arbitrary<infer T> ? T : never

const priced = ({ cart, pricing }: Scenario): Cart => {
  const result = priceCart(cart, pricing)
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}

const check = (test: (cart: Cart, parts: Scenario) => void) =>
  fc.assert(
    fc.property(scenario, (parts) => test(priced(parts), parts)),
    { numRuns: 250 },
  )

const listCents = (line: LineItem): number => line.price.value.centAmount * line.quantity

describe('a priced cart', () => {
  it('calculates the total of a cart as the sum of its lines and shipping, minus discounts on the total', () => {
    check((cart) => {
      const { shippingInfo: info } = cart
      const shipping = (info?.discountedPrice?.value ?? info?.price)?.centAmount ?? 0
      const off = cart.discountOnTotalPrice?.discountedAmount.centAmount ?? 0
      expect(cart.totalPrice.centAmount).toBe(
        sumCents(cart.lineItems.map((line) => line.totalPrice)) + shipping - off,
      )
    })
  })

  it('returns no price below zero, and no line price above the list price', () => {
    check((cart) => {
      for (const line of cart.lineItems) {
        expect(line.totalPrice.centAmount).toBeGreaterThanOrEqual(0)
        expect(line.totalPrice.centAmount).toBeLessThanOrEqual(listCents(line))
        for (const { discountedPrice } of line.discountedPricePerQuantity)
          expect(discountedPrice.value.centAmount).toBeGreaterThanOrEqual(0)
      }
      expect(cart.totalPrice.centAmount).toBeGreaterThanOrEqual(0)
      expect(cart.shippingInfo?.discountedPrice?.value.centAmount ?? 0).toBeGreaterThanOrEqual(0)
      expect(cart.taxedPrice?.totalTax.centAmount).toBeGreaterThanOrEqual(0)
    })
  })

  it('splits a line into discounted units whose quantities, prices and reductions add up to the line', () => {
    check((cart) => {
      for (const line of cart.lineItems) {
        const parts = line.discountedPricePerQuantity
        if (parts.length === 0) continue
        for (const { discountedPrice } of parts) {
          const off = sumCents(discountedPrice.includedDiscounts.map((d) => d.discountedAmount))
          const unit = line.price.discounted?.value ?? line.price.value
          expect(discountedPrice.value.centAmount + off).toBe(unit.centAmount)
        }
        expect(parts.reduce((n, { quantity }) => n + quantity, 0)).toBe(line.quantity)
        expect(
          parts.reduce(
            (n, { quantity, discountedPrice }) => n + quantity * discountedPrice.value.centAmount,
            0,
          ),
        ).toBe(line.totalPrice.centAmount)
      }
    })
  })

  it('returns a taxed price that equals the total, and tax portions that add up to the tax', () => {
    check((cart) => {
      const taxed = cart.taxedPrice
      const includes = !['USD', 'CAD'].includes(cart.currency)
      const quoted = includes ? taxed?.totalGross : taxed?.totalNet
      expect(quoted?.centAmount).toBe(cart.totalPrice.centAmount)
      for (const each of [taxed, cart.taxedShippingPrice, ...cart.lineItems.map((line) => line.taxedPrice)]) {
        if (!each) continue
        expect(each.totalNet.centAmount + each.totalTax.centAmount).toBe(each.totalGross.centAmount)
        expect(sumCents(each.taxPortions.map((portion) => portion.amount))).toBe(each.totalTax.centAmount)
      }
    })
  })

  it('returns the sum of line and shipping taxes as the tax of the cart when no discount reduces the total', () => {
    check((cart) => {
      if (cart.discountOnTotalPrice) return
      const parts = [...cart.lineItems.map((line) => line.taxedPrice), cart.shippingInfo?.taxedPrice]
      expect(cart.taxedPrice?.totalTax.centAmount).toBe(
        sumCents(parts.flatMap((part) => part?.totalTax ?? [])),
      )
    })
  })

  it('returns the same prices when the lines are in reverse order', () => {
    check((cart, { cart: before, pricing }) => {
      const turned = priced({ cart: { ...before, lineItems: [...before.lineItems].reverse() }, pricing })
      const byId = (list: readonly LineItem[]) => [...list].sort((a, b) => (a.id < b.id ? -1 : 1))
      expect({ ...turned, lineItems: byId(turned.lineItems) }).toEqual({
        ...cart,
        lineItems: byId(cart.lineItems),
      })
    })
  })

  it('returns the same cart when it is priced again', () => {
    check((cart, { pricing }) => {
      expect(priced({ cart, pricing })).toEqual(cart)
    })
  })

  it('applies only one kind of discount to a line in the mode BestDeal', () => {
    check((cart, { pricing }) => {
      if (pricing.reference.project.discountCombinationMode === 'Stacking') return
      for (const line of cart.lineItems.filter((each) => each.giftOf === undefined))
        expect(line.price.discounted !== undefined && line.discountedPricePerQuantity.length > 0).toBe(false)
    })
  })
})
