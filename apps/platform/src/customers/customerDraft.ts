import { withoutNulls } from '../carts/actions/withoutNulls.ts'
import { invalidInput, platformError } from '../graphql/platformError.ts'
import type { Address } from '../model/address.ts'
import type { Customer } from '../model/customer.ts'

type Text = string | null

export type SignUpDraft = {
  readonly email: string
  readonly password?: Text
  readonly firstName?: Text
  readonly lastName?: Text
  readonly middleName?: Text
  readonly title?: Text
  readonly salutation?: Text
  readonly companyName?: Text
  readonly vatId?: Text
  readonly dateOfBirth?: Text
  readonly locale?: Text
  readonly key?: Text
  readonly addresses?: readonly Address[] | null
  readonly defaultShippingAddress?: number | null
  readonly defaultBillingAddress?: number | null
  readonly shippingAddresses?: readonly number[] | null
  readonly billingAddresses?: readonly number[] | null
}

/** The password of a draft, which may be absent in the schema but not in the mode this platform has. */
export const passwordOf = (draft: SignUpDraft): string => {
  if (draft.password) return draft.password
  throw platformError({
    code: 'RequiredField',
    message: "The field 'password' is required.",
    details: { field: 'password' },
  })
}

const idAt = (addresses: Customer['addresses'], index: number): string => {
  const address = addresses[index]
  if (!address) throw invalidInput(`The draft has no address at index ${index}.`)
  return address.id
}

/** A new customer from a sign-up draft; the draft names addresses by their index. */
export const customerFrom = (draft: SignUpDraft, id: string, newId: () => string, now: string): Customer => {
  if (!draft.email.includes('@'))
    throw platformError({
      code: 'InvalidField',
      message: `'${draft.email}' is not a valid email.`,
      details: { field: 'email', invalidValue: draft.email },
    })
  const { addresses: given, defaultShippingAddress: shipping, defaultBillingAddress: billing } = draft
  const addresses = (given ?? []).map((address) => ({ ...withoutNulls(address), id: newId() }))
  const ids = (...indices: readonly (number | null | undefined)[]): string[] => [
    ...new Set(indices.filter((i) => i !== null && i !== undefined).map((i) => idAt(addresses, i))),
  ]
  const [defaultShippingAddressId] = ids(shipping)
  const [defaultBillingAddressId] = ids(billing)
  const {
    email,
    firstName,
    lastName,
    middleName,
    title,
    salutation,
    companyName,
    vatId,
    dateOfBirth,
    locale,
    key,
  } = draft
  return {
    id,
    version: 1,
    createdAt: now,
    lastModifiedAt: now,
    email: email.trim(),
    isEmailVerified: false,
    ...withoutNulls({
      firstName,
      lastName,
      middleName,
      title,
      salutation,
      companyName,
      vatId,
      dateOfBirth,
      locale,
      key,
    }),
    addresses,
    shippingAddressIds: ids(shipping, ...(draft.shippingAddresses ?? [])),
    billingAddressIds: ids(billing, ...(draft.billingAddresses ?? [])),
    ...(defaultShippingAddressId && { defaultShippingAddressId }),
    ...(defaultBillingAddressId && { defaultBillingAddressId }),
  } as Customer
}
