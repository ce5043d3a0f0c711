import type { Resource } from './resource.ts'

export type TaxRate = {
  readonly id: string
  readonly name: string
  /** A fraction: 0.2 is 20 %. */
  readonly amount: number
  readonly includedInPrice: boolean
  readonly country: string
  readonly state?: string
}

export type TaxCategory = Resource & {
  readonly key: string
  readonly name: string
  readonly rates: readonly TaxRate[]
}
