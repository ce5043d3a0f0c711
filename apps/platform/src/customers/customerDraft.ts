import type { Identifier } from '../carts/actions/actionContext.ts'
import { withoutNulls } from '../carts/actions/withoutNulls.ts'
import { type CustomInput, parseCustomFields } from '../custom/customFields.ts'
import type { Reference } from '../engine/pricingContext.ts'
import { invalidInput, platformError, unwrap } from '../graphql/platformError.ts'
import type { Address } from '../model/address.ts'
import type { Customer } from '../model/customer.ts'
import { addAddress } from './addressBook.ts'
import { findCustomerGroup } from './findCustomerGroup.ts'

type Text = string | null

/** The sign-up fields that a shopper may set. */
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
  readonly custom?: CustomInput | null
  readonly addresses?: readonly Address[] | null
  readonly defaultShippingAddress?: number | null
  readonly defaultBillingAddress?: number | null
  readonly shippingAddresses?: readonly number[] | null
  readonly billingAddresses?: readonly number[] | null
}

/** The sign-up fields that a service may set. */
export type ServiceSignUpDraft = SignUpDraft & {
  readonly customerNumber?: Text
  readonly externalId?: Text
  readonly isEmailVerified?: boolean | null
  readonly customerGroup?: Identifier | null
}

type Context = { readonly reference: Reference; readonly newId: () => string; readonly now: string }

const idAt = (addresses: Customer['addresses'], index: number): string => {
  const address = addresses[index]
  if (!address) throw invalidInput(`The draft has no address at index ${index}.`)
  return address.id
}

const withAddresses = (customer: Customer, draft: SignUpDraft, newId: () => string): Customer => {
  const filled = (draft.addresses ?? []).reduce(
    (current, address) => unwrap(addAddress(current, address, newId())),
    customer,
  )
  const ids = (...indices: readonly (number | null | undefined)[]): string[] => [
    ...new Set(indices.filter((i) => i !== null && i !== undefined).map((i) => idAt(filled.addresses, i))),
  ]
  const [shipping] = ids(draft.defaultShippingAddress)
  const [billing] = ids(draft.defaultBillingAddress)
  return {
    ...filled,
    shippingAddressIds: ids(draft.defaultShippingAddress, ...(draft.shippingAddresses ?? [])),
    billingAddressIds: ids(draft.defaultBillingAddress, ...(draft.billingAddresses ?? [])),
    ...(shipping && { defaultShippingAddressId: shipping }),
    ...(billing && { defaultBillingAddressId: billing }),
  }
}

/** Creates a customer from a sign-up draft, which refers to addresses by index. */
export const customerFrom = (draft: ServiceSignUpDraft, { reference, newId, now }: Context): Customer => {
  const email = draft.email.trim()
  if (!email.includes('@'))
    throw platformError({
      code: 'InvalidField',
      message: `'${email}' is not a valid email.`,
      details: { field: 'email', invalidValue: email },
    })
  const { firstName, lastName, middleName, title, salutation, companyName, vatId, externalId } = draft
  const { dateOfBirth, locale, key, customerNumber } = draft
  const names = { firstName, lastName, middleName, title, salutation, companyName, vatId, externalId }
  const custom = unwrap(parseCustomFields(draft.custom, 'customer', reference.types))
  const customerGroupId = draft.customerGroup
    ? unwrap(findCustomerGroup(draft.customerGroup, reference)).id
    : undefined
  const customer = withoutNulls({
    id: newId(),
    version: 1,
    createdAt: now,
    lastModifiedAt: now,
    email,
    isEmailVerified: draft.isEmailVerified ?? false,
    ...names,
    dateOfBirth,
    locale,
    key,
    customerNumber,
    customerGroupId,
    custom,
    addresses: [],
    shippingAddressIds: [],
    billingAddressIds: [],
  }) as Customer
  return withAddresses(customer, draft, newId)
}
