import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cart } from '../../model/cart.ts'
import type { CartDiscount } from '../../model/discount.ts'
import { money, sumCents } from '../money/money.ts'
import { aCart, aDiscount, aLine, aProduct, aWorld, shippedStandard } from '../testing/builders.ts'
import { priceCart } from './priceCart.ts'

const lines = fc.array(
  fc.record({ cents: fc.integer({ min: 0, max: 500_000 }), quantity: fc.integer({ min: 1, max: 99 }) }),
  {
    minLength: 1,
    maxLength: 6,
  },
)
const value: fc.Arbitrary<CartDiscount['value']> = fc.oneof(
  fc.integer({ min: 0, max: 10_000 }).map((permyriad) => ({ type: 'relative' as const, permyriad })),
  fc
    .tuple(fc.constantFrom('absolute' as const, 'fixed' as const), fc.nat({ max: 60_000 }))
    .map(([type, cents]) => ({
      type,
      money: [money('USD', cents), money('GBP', cents)],
    })),
)
const target: fc.Arbitrary<CartDiscount['target']> = fc.constantFrom(
  { type: 'lineItems', predicate: 'true' },
  { type: 'lineItems', predicate: 'quantity > 10' },
  { type: 'shipping' },
  { type: 'totalPrice' },
)
const discounts = fc.array(
  fc.record({ value, target, sortOrder: fc.double({ min: 0.01, max: 0.99, noNaN: true }).map(String) }),
  {
    maxLength: 4,
  },
)
const currency = fc.constantFrom('USD', 'GBP')

const scenario = fc.record({ lines, discounts, currency }).map((parts) => {
  const products = parts.lines.map((line, index) => aProduct(`p${index}`, line.cents))
  const cart = aCart({
    currency: parts.currency,
    lineItems: products.map((product, i) => aLine(product, parts.lines[i]?.quantity ?? 1, parts.currency)),
    shippingAddress: parts.currency === 'USD' ? { country: 'US', state: 'NC' } : { country: 'GB' },
    shippingInfo: shippedStandard(parts.currency),
  })
  return {
    cart,
    world: aWorld({ products, discounts: parts.discounts.map((d, i) => aDiscount(`d${i}`, d)) }),
  }
})

const priced = ({ cart, world }: { cart: Cart; world: ReturnType<typeof aWorld> }): Cart => {
  const result = priceCart(cart, world)
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}

const check = (test: (cart: Cart) => void) =>
  fc.assert(
    fc.property(scenario, (parts) => test(priced(parts))),
    { numRuns: 150 },
  )

describe('a priced cart', () => {
  it('totals its lines and its shipping, less what comes off the total', () => {
    check((cart) => {
      const { shippingInfo: info } = cart
      const shipping = (info?.discountedPrice?.value ?? info?.price)?.centAmount ?? 0
      const off = cart.discountOnTotalPrice?.discountedAmount.centAmount ?? 0
      expect(cart.totalPrice.centAmount).toBe(
        sumCents(cart.lineItems.map((line) => line.totalPrice)) + shipping - off,
      )
    })
  })

  it('has no negative line, shipping or total', () => {
    check((cart) => {
      const amounts = [cart.totalPrice, ...cart.lineItems.map((line) => line.totalPrice)]
      expect(Math.min(...amounts.map((amount) => amount.centAmount))).toBeGreaterThanOrEqual(0)
      expect(cart.shippingInfo?.discountedPrice?.value.centAmount ?? 0).toBeGreaterThanOrEqual(0)
    })
  })

  it('says of each unit what came off, and by which discount', () => {
    check((cart) => {
      for (const line of cart.lineItems)
        for (const { discountedPrice, quantity } of line.discountedPricePerQuantity) {
          const off = sumCents(discountedPrice.includedDiscounts.map((d) => d.discountedAmount))
          expect(discountedPrice.value.centAmount + off).toBe(line.price.value.centAmount)
          expect(discountedPrice.value.centAmount * quantity).toBe(line.totalPrice.centAmount)
        }
    })
  })

  it('taxes what it charges: the quoted side is the total, and the portions sum to the tax', () => {
    check((cart) => {
      const taxed = cart.taxedPrice
      const quoted = cart.currency === 'GBP' ? taxed?.totalGross : taxed?.totalNet
      expect(quoted?.centAmount).toBe(cart.totalPrice.centAmount)
      expect(sumCents(taxed?.taxPortions.map((portion) => portion.amount) ?? [])).toBe(
        taxed?.totalTax.centAmount,
      )
    })
  })

  it('is the same when priced again', () => {
    fc.assert(
      fc.property(scenario, ({ cart, world }) => {
        const once = priced({ cart, world })
        expect(priced({ cart: once, world })).toEqual(once)
      }),
      { numRuns: 80 },
    )
  })
})
