import { createAddressForm, readForm } from '@selvedge/cart-domain/forms'
import { isReachable } from '../../../../server/address/isReachable.ts'
import { STATE_FOR } from './stateTyped.ts'

/** The shop's address form: phone numbers are checked by their country's lengths. */
const AddressForm = createAddressForm({ isPhone: isReachable })

/** Without script the state of the country before still stands there when another is chosen: it is not the other's. */
const withItsOwnState = (entries: Iterable<[string, unknown]>): Map<string, unknown> => {
  const typed = new Map(entries)
  const meant = typed.get(STATE_FOR)
  return meant === undefined || meant === typed.get('country') ? typed : typed.set('state', '')
}

/** Checks a posted address (spec §5). */
export const readAddress = (entries: Iterable<[string, unknown]>) =>
  readForm(AddressForm, withItsOwnState(entries))
