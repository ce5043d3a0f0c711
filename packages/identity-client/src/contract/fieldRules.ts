import type { GenericSchema } from 'valibot'

/**
 * The rules of form fields that the contract leaves to the service; `@selvedge/cart-domain/forms` exports the rules of
 * the shop.
 */
export type FieldRules = {
  readonly email: GenericSchema<string>
  /** A new password. */
  readonly password: GenericSchema<string>
  readonly purchaseOrderNumber: GenericSchema<string>
}
