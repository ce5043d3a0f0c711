import type { PlatformAddress } from '@selvedge/commerce-client'
import { addressView } from '../../../../server/checkout/addressView.ts'

/** What the address form is about: the fields that were typed, or those of the saved address that was chosen. */
export const addressEntries = (
  form: FormData,
  saved: readonly PlatformAddress[],
): Iterable<[string, unknown]> => {
  const chosen = form.get('addressId')
  const address = chosen === null ? undefined : saved.find(({ id }) => id === chosen)
  return address ? Object.entries(addressView(address)) : [...form.entries()]
}
