import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TaxRate } from '../../model/tax.ts'
import { money, sumCents } from '../money/money.ts'
import { pickTaxRate } from './pickTaxRate.ts'
import { scaleTaxed } from './scaleTaxed.ts'
import { sumTaxed } from './sumTaxed.ts'
import { taxAmount } from './taxAmount.ts'

const vat = (amount: number): TaxRate => ({
  id: 'vat',
  name: 'VAT',
  amount,
  includedInPrice: true,
  country: 'GB',
})
const salesTax = (amount: number): TaxRate => ({
  ...vat(amount),
  name: 'Sales tax',
  includedInPrice: false,
  country: 'US',
})
const cents = (taxed: ReturnType<typeof taxAmount>) =>
  [taxed.totalNet, taxed.totalGross, taxed.totalTax].map((m) => m.centAmount)

describe('taxAmount', () => {
  it('rounds the net amount when prices include tax', () => {
    // 105 / 1.2 = 87.5 → 88 (even), tax 105 − 88 = 17; rounding the tax instead would give 87 and 18
    expect(cents(taxAmount(money('GBP', 105), vat(0.2)))).toEqual([88, 105, 17])
  })

  it('rounds the gross amount when tax is added to prices', () => {
    // 324 × 1.19 = 385.56 → 386
    expect(cents(taxAmount(money('USD', 324), salesTax(0.19)))).toEqual([324, 386, 62])
    // 50 × 1.05 = 52.5 → 52 (even)
    expect(cents(taxAmount(money('USD', 50), salesTax(0.05)))).toEqual([50, 52, 2])
  })
})

describe('sumTaxed', () => {
  it('adds up tax portions of the same rate, and lists other rates separately', () => {
    const parts = [
      taxAmount(money('GBP', 1200), vat(0.2)),
      taxAmount(money('GBP', 600), vat(0.2)),
      taxAmount(money('GBP', 105), vat(0.05)),
    ]
    // 200 + 100 at 20 %, 105 / 1.05 = 100 → 5 at 5 %
    expect(sumTaxed('GBP', parts).taxPortions.map((p) => [p.rate, p.amount.centAmount])).toEqual([
      [0.2, 300],
      [0.05, 5],
    ])
  })
})

describe('scaleTaxed', () => {
  it('uses the discounted total as net price when tax is added, and as gross price when prices include tax', () => {
    // 1000 net at 8.25 % → 1082 gross (1082.5 goes to the even side); 500 off: net 500, gross 1082 × 0.5 = 541
    const taxed = taxAmount(money('USD', 1000), salesTax(0.0825))
    expect(cents(scaleTaxed(taxed, 1000, 500))).toEqual([500, 541, 41])
  })

  it('keeps the gross equal to net plus tax, and the tax equal to the sum of its portions', () => {
    const amounts = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 1e7 }), fc.constantFrom(0, 0.05, 0.0725, 0.14975, 0.2)),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(amounts, fc.boolean(), fc.nat({ max: 100 }), (list, included, kept) => {
        const total = sumTaxed(
          'USD',
          list.map(([c, rate]) => taxAmount(money('USD', c), included ? vat(rate) : salesTax(rate))),
        )
        const before = (included ? total.totalGross : total.totalNet).centAmount
        const after = Math.floor((before * kept) / 100)
        const scaled = scaleTaxed(total, before, after)
        expect((included ? scaled.totalGross : scaled.totalNet).centAmount).toBe(before === 0 ? 0 : after)
        expect(scaled.totalNet.centAmount + scaled.totalTax.centAmount).toBe(scaled.totalGross.centAmount)
        expect(sumCents(scaled.taxPortions.map((p) => p.amount))).toBe(scaled.totalTax.centAmount)
      }),
    )
  })
})

describe('pickTaxRate', () => {
  const category = {
    id: 't',
    version: 1,
    createdAt: '',
    lastModifiedAt: '',
    key: 't',
    name: 'T',
    rates: [
      { ...salesTax(0.06), id: 'us' },
      { ...salesTax(0.0725), id: 'ca', state: 'CA' },
    ],
  }

  it('prefers the tax rate of the state (case-sensitive), and falls back to the tax rate of the country', () => {
    expect(pickTaxRate(category, { country: 'US', state: 'CA' })?.id).toBe('ca')
    expect(pickTaxRate(category, { country: 'US', state: 'ca' })?.id).toBe('us')
    expect(pickTaxRate(category, { country: 'JP' })).toBeUndefined()
  })
})
