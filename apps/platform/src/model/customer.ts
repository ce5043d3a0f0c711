import type { Address } from './address.ts'
import type { CustomFields } from './customFields.ts'
import type { Resource } from './resource.ts'

/** A customer. The password's hash is stored in its own column, not in this document. */
export type Customer = Resource & {
  readonly key?: string
  /** The number is unique among customers, and cannot be changed after it was set. */
  readonly customerNumber?: string
  readonly email: string
  readonly isEmailVerified: boolean
  readonly firstName?: string
  readonly lastName?: string
  readonly middleName?: string
  readonly title?: string
  readonly salutation?: string
  readonly companyName?: string
  readonly vatId?: string
  readonly dateOfBirth?: string
  readonly locale?: string
  readonly externalId?: string
  readonly customerGroupId?: string
  readonly addresses: readonly (Address & { readonly id: string })[]
  readonly defaultShippingAddressId?: string
  readonly defaultBillingAddressId?: string
  readonly shippingAddressIds: readonly string[]
  readonly billingAddressIds: readonly string[]
  readonly custom?: CustomFields
}
