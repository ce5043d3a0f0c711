import { createAddressForm, readForm } from '@selvedge/cart-domain/forms'
import { isReachable } from '../../../server/address/isReachable.ts'

/** The shop's address form: phone numbers are checked by their country's lengths. */
const AddressForm = createAddressForm({ isPhone: isReachable })

/** Checks a posted address (spec §5). */
export const readAddress = (entries: Iterable<[string, unknown]>) => readForm(AddressForm, entries)
