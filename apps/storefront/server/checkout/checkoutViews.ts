/** An address as forms and summaries show it. */
export type AddressView = {
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly country: string
  readonly line1: string
  readonly line2: string
  readonly city: string
  readonly state: string
  readonly postcode: string
  readonly phone: string
}

/** A way of delivery with what it costs for this cart. */
export type MethodView = {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly price: string
  readonly free: boolean
  readonly chosen: boolean
}

/** The card chosen for the cart. */
export type CardView = { readonly brand: string; readonly last4: string; readonly expires: string }
