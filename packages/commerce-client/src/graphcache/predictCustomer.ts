import type {
  ChangeCustomerAddress,
  CustomerFieldsFragment,
  MyCustomerUpdateAction,
} from '../generated/documents.ts'
import { predictAddress } from './predictAddress.ts'

type Customer = CustomerFieldsFragment
type AddressName = Pick<ChangeCustomerAddress, 'addressId' | 'addressKey'>

const isNamed =
  ({ addressId, addressKey }: AddressName) =>
  ({ id, key }: Customer['addresses'][number]): boolean =>
    addressId ? id === addressId : key !== null && key === addressKey

const afterAction = (customer: Customer, action: MyCustomerUpdateAction): Customer => {
  const { addresses } = customer
  const idOf = (name: AddressName): string | null => addresses.find(isNamed(name))?.id ?? null
  if (action.setFirstName) return { ...customer, firstName: action.setFirstName.firstName ?? null }
  if (action.setLastName) return { ...customer, lastName: action.setLastName.lastName ?? null }
  if (action.setTitle) return { ...customer, title: action.setTitle.title ?? null }
  if (action.setLocale) return { ...customer, locale: action.setLocale.locale ?? null }
  if (action.addAddress)
    return { ...customer, addresses: [...addresses, predictAddress(action.addAddress.address)] }
  if (action.changeAddress) {
    const { address, ...name } = action.changeAddress
    const changed = { ...predictAddress(address), id: idOf(name) }
    return { ...customer, addresses: addresses.map((known) => (isNamed(name)(known) ? changed : known)) }
  }
  if (action.removeAddress) {
    const isGone = isNamed(action.removeAddress)
    return { ...customer, addresses: addresses.filter((known) => !isGone(known)) }
  }
  if (action.setDefaultShippingAddress)
    return { ...customer, defaultShippingAddressId: idOf(action.setDefaultShippingAddress) }
  if (action.setDefaultBillingAddress)
    return { ...customer, defaultBillingAddressId: idOf(action.setDefaultBillingAddress) }
  return customer
}

/** Predicts a customer after an update; an added address has no id until the response. */
export const predictCustomer = (customer: Customer, actions: readonly MyCustomerUpdateAction[]): Customer =>
  actions.reduce(afterAction, customer)
