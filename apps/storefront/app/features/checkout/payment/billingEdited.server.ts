import { addressView, type KnownAddress } from '../../../../server/checkout/addressView.ts'

const parts = [
  'country',
  'firstName',
  'lastName',
  'company',
  'line1',
  'line2',
  'poBox',
  'militaryUnit',
  'militaryBox',
  'city',
  'state',
  'postcode',
  'phone',
] as const

/**
 * Whether somebody changed the fields of the billing address although it is said to be the shipping address: without
 * script, in a browser that cannot hide them. The fields come with nothing else.
 */
export const billingEdited = (
  { billingAddress }: { readonly billingAddress: KnownAddress | null },
  form: Pick<FormData, 'get'>,
): boolean => {
  const shown = billingAddress ? addressView(billingAddress) : undefined
  return parts.some((part) => {
    const sent = form.get(part)
    // Without an address the fields are empty, but for a country.
    return typeof sent === 'string' && sent !== (shown?.[part] ?? (part === 'country' ? sent : ''))
  })
}
