import { describe, expect, it } from 'vitest'
import type { Cart } from '../../model/cart.ts'
import { aProduct } from '../testing/builders.ts'
import { type Currency, priced, sides, yard } from '../testing/workedExample.ts'

// Calculated by hand; each example shows its arithmetic. A yard costs 18.99 and a roll 50.05 in every currency.
// Shipping is 7.95, and free from 75.00 of goods on.

describe('tax on three yards with shipping', () => {
  const taxed = (currency: Currency) => sides(priced({ currency, lines: [[yard, 3]] }))

  it('USD, North Carolina: 4.75 % added to the prices', () => {
    // 3 × 1899 = 5697, + 795 = 6492. 5697 × 1.0475 = 5967.6 → 5968; 795 × 1.0475 = 832.8 → 833; 5968 + 833 = 6801
    expect(taxed('USD')).toEqual({ total: 6492, net: 6492, gross: 6801, portions: [['Sales tax', 309]] })
  })

  it('CAD, Québec: 14.975 % added to the prices, in two portions', () => {
    // 5697 × 1.14975 = 6550.1 → 6550, tax 853; 795 × 1.14975 = 914.05 → 914, tax 119
    // of 853: × 5/14.975 = 284.8 and × 9.975/14.975 = 568.2 → 285 and 568; of 119: 39.7 and 79.3 → 40 and 79
    expect(taxed('CAD')).toEqual({
      total: 6492,
      net: 6492,
      gross: 7464,
      portions: [
        ['QST', 647],
        ['GST', 325],
      ],
    })
  })

  it('EUR, Germany: 19 % included', () => {
    // 5697 / 1.19 = 4787.4 → 4787, tax 910; 795 / 1.19 = 668.07 → 668, tax 127
    expect(taxed('EUR')).toEqual({
      total: 6492,
      net: 5455,
      gross: 6492,
      portions: [['Mehrwertsteuer', 1037]],
    })
  })

  it('AUD: 10 % included', () => {
    // 5697 / 1.1 = 5179.09 → 5179, tax 518; 795 / 1.1 = 722.7 → 723, tax 72
    expect(taxed('AUD')).toEqual({ total: 6492, net: 5902, gross: 6492, portions: [['GST', 590]] })
  })

  it('GBP: 20 % included; an exact half rounds to even', () => {
    // 5697 / 1.2 = 4747.5 → 4748, tax 949; 795 / 1.2 = 662.5 → 662, tax 133
    expect(taxed('GBP')).toEqual({ total: 6492, net: 5410, gross: 6492, portions: [['VAT', 1082]] })
  })
})

describe('the tax modes', () => {
  const small = aProduct('small', 108)
  const line = (currency: Currency, more: Partial<Cart>) =>
    priced({ currency, lines: [[small, 3]], more }).lineItems[0]?.taxedPrice

  it('calculates the tax of a line from its total or from the price of one unit, depending on the mode', () => {
    // EUR, 19 % included: 324 / 1.19 = 272.27 → 272; a unit 108 / 1.19 = 90.76 → 91, × 3 = 273
    expect(line('EUR', {})?.totalNet.centAmount).toBe(272)
    expect(line('EUR', { taxCalculationMode: 'UnitPriceLevel' })?.totalNet.centAmount).toBe(273)
    // CAD, 14.975 % on top: 324 × 1.14975 = 372.5 → 373; a unit 124.17 → 124, × 3 = 372
    expect(line('CAD', {})?.totalGross.centAmount).toBe(373)
    expect(line('CAD', { taxCalculationMode: 'UnitPriceLevel' })?.totalGross.centAmount).toBe(372)
  })

  it('rounds an exact half to even, up or down, depending on the mode', () => {
    // GBP: 795 / 1.2 = 662.5 for shipping
    const net = (taxRoundingMode: 'HalfEven' | 'HalfUp' | 'HalfDown') =>
      priced({ currency: 'GBP', lines: [[yard, 1]], more: { taxRoundingMode } }).taxedShippingPrice?.totalNet
        .centAmount
    expect([net('HalfEven'), net('HalfUp'), net('HalfDown')]).toEqual([662, 663, 662])
  })
})
