/** An address. Only the country is required. */
export type Address = {
  readonly id?: string
  readonly key?: string
  readonly country: string
  readonly title?: string
  readonly salutation?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly company?: string
  readonly department?: string
  readonly streetName?: string
  readonly streetNumber?: string
  readonly additionalStreetInfo?: string
  readonly additionalAddressInfo?: string
  readonly building?: string
  readonly apartment?: string
  readonly pOBox?: string
  readonly postalCode?: string
  readonly city?: string
  readonly region?: string
  readonly state?: string
  readonly phone?: string
  readonly mobile?: string
  readonly email?: string
  readonly fax?: string
  readonly externalId?: string
}
