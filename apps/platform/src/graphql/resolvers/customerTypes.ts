import type { Customer } from '../../model/customer.ts'
import type { PlatformContext } from '../context.ts'
import { reference } from './reference.ts'

type Grouped = { readonly customerGroupId?: string }

/** Fields of types with a customer group: customers, carts, orders, prices. */
export const customerGroupFields = {
  customerGroupRef: (source: Grouped) => reference('customer-group', source.customerGroupId),
  customerGroup: async (source: Grouped, _: unknown, context: PlatformContext) =>
    source.customerGroupId === undefined
      ? null
      : (await context.reference()).customerGroups.get(source.customerGroupId),
}

const addressesOf = (customer: Customer, ids: readonly (string | undefined)[]) =>
  customer.addresses.filter((address) => ids.includes(address.id))

export const customerTypes = {
  Customer: {
    ...customerGroupFields,
    defaultShippingAddress: (c: Customer) => addressesOf(c, [c.defaultShippingAddressId])[0],
    defaultBillingAddress: (c: Customer) => addressesOf(c, [c.defaultBillingAddressId])[0],
    shippingAddresses: (c: Customer) => addressesOf(c, c.shippingAddressIds),
    billingAddresses: (c: Customer) => addressesOf(c, c.billingAddressIds),
  },
}
