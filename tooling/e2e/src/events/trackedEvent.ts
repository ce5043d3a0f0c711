/** An event in the data layer. */
export type TrackedEvent = {
  readonly event: string
  readonly ecommerce?: {
    readonly currency: string
    readonly value: number
    readonly step?: number
    readonly coupon?: string
    readonly shipping_tier?: string
    readonly payment_type?: string
    readonly transaction_id?: string
    readonly tax?: number
    readonly shipping?: number
    readonly items: readonly {
      readonly item_id: string
      readonly price: number
      readonly quantity: number
      readonly childSku?: string
      readonly parentSku?: string
    }[]
  } | null
  readonly [more: string]: unknown
}
