import type { Resource } from './resource.ts'

/** A part of a rate, such as the provincial and the federal part. The parts add up to the rate. */
export type SubRate = { readonly name: string; readonly amount: number }

export type TaxRate = {
  readonly id: string
  readonly name: string
  /** A fraction: 0.2 is 20 %. */
  readonly amount: number
  readonly includedInPrice: boolean
  readonly country: string
  readonly state?: string
  readonly subRates?: readonly SubRate[]
}

export type TaxCategory = Resource & {
  readonly key: string
  readonly name: string
  readonly rates: readonly TaxRate[]
}

export type TaxCalculationMode = 'LineItemLevel' | 'UnitPriceLevel'
