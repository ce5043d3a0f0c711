import { describe, expect, it } from 'vitest'
import { shop } from './shop.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'
const password = 'First-Pass-1'

const signUp =
  'mutation ($draft: CustomerSignMeUpDraft!) { customerSignMeUp(draft: $draft) { customer { id } } }'
const signIn = `mutation ($password: String!) { customerSignMeIn(draft: { email: "customer@example.com", password: $password }) { customer { id } } }`
const serviceUpdate = `mutation ($id: String!, $version: Long!, $actions: [CustomerUpdateAction!]!) {
  updateCustomer(id: $id, version: $version, actions: $actions) { id } }`
const myUpdate = `mutation ($version: Long!, $actions: [MyCustomerUpdateAction!]!) {
  updateMyCustomer(version: $version, actions: $actions) { version } }`

let count = 0
const newCustomer = async () => {
  count += 1
  const draft = { email: `errors-${count}@example.com`, password }
  const { body } = await shop.graphql(await shop.anonymous(), signUp, { draft })
  return { id: body.data.customerSignMeUp.customer.id as string, ...draft }
}

type Case = {
  readonly when: string
  readonly query: string
  readonly variables?: object
  readonly as?: 'guest' | 'service' | 'customer'
  readonly status?: number
  readonly error: object
  readonly message?: string
}

/** One example for each error code of accounts, payments and settings, with all fields of the code. */
const cases: readonly Case[] = [
  {
    when: 'an email is taken',
    query: signUp,
    variables: { draft: { email: 'CUSTOMER@example.com', password } },
    as: 'guest',
    error: { code: 'DuplicateField', field: 'email', duplicateValue: 'CUSTOMER@example.com' },
    message: 'There is already an existing customer with the provided email.',
  },
  {
    when: 'a password is missing',
    query: signUp,
    variables: { draft: { email: 'no-password@example.com' } },
    as: 'guest',
    error: { code: 'RequiredField', field: 'password' },
  },
  {
    when: 'an email is invalid',
    query: signUp,
    variables: { draft: { email: 'nonsense', password } },
    as: 'guest',
    error: { code: 'InvalidField', field: 'email', invalidValue: 'nonsense' },
  },
  {
    when: 'two addresses of a draft share a key',
    query: signUp,
    variables: {
      draft: {
        email: 'two-keys@example.com',
        password,
        addresses: [
          { country: 'US', key: 'k1' },
          { country: 'US', key: 'k1' },
        ],
      },
    },
    as: 'guest',
    error: { code: 'DuplicateField', field: 'key', duplicateValue: 'k1' },
  },
  {
    when: 'a draft refers to an address that it does not contain',
    query: signUp,
    variables: { draft: { email: 'index@example.com', password, defaultShippingAddress: 3 } },
    as: 'guest',
    status: 400,
    error: { code: 'InvalidInput' },
  },
  {
    when: 'a password is wrong',
    query: signIn,
    variables: { password: 'wrong' },
    as: 'guest',
    error: { code: 'InvalidCredentials' },
    message: 'Account with the given credentials not found.',
  },
  {
    when: 'a customer does not exist',
    query: serviceUpdate,
    variables: { id: unknownId, version: 1, actions: [] },
    error: { code: 'ResourceNotFound' },
  },
  {
    when: 'a guest changes an account',
    query: myUpdate,
    variables: { version: 1, actions: [] },
    as: 'guest',
    error: { code: 'ResourceNotFound' },
  },
  {
    when: 'a version is stale',
    query: myUpdate,
    variables: { version: 7, actions: [] },
    as: 'customer',
    error: { code: 'ConcurrentModification', currentVersion: 1 },
  },
  {
    when: 'an address does not belong to the customer',
    query: myUpdate,
    variables: { version: 1, actions: [{ removeAddress: { addressId: 'none' } }] },
    as: 'customer',
    error: { code: 'InvalidOperation' },
  },
  {
    when: 'an action has two fields',
    query: myUpdate,
    variables: {
      version: 1,
      actions: [{ setFirstName: { firstName: 'A' }, setLastName: { lastName: 'B' } }],
    },
    as: 'customer',
    status: 400,
    error: { code: 'InvalidInput' },
  },
  {
    when: 'a store does not exist',
    query: 'mutation { updateMyCustomer(version: 1, actions: [], storeKey: "paris") { id } }',
    as: 'customer',
    error: { code: 'ResourceNotFound' },
  },
  {
    when: 'the current password is wrong',
    query: `mutation { customerChangeMyPassword(version: 1, currentPassword: "x", newPassword: "Second-Pass-2") { id } }`,
    as: 'customer',
    error: { code: 'InvalidCurrentPassword' },
  },
  {
    when: 'a new password is empty',
    query: `mutation { customerChangeMyPassword(version: 1, currentPassword: "${password}", newPassword: "") { id } }`,
    as: 'customer',
    error: { code: 'RequiredField', field: 'newPassword' },
  },
  {
    when: 'a reset token is unknown',
    query: 'mutation { customerResetMyPassword(tokenValue: "none", newPassword: "Second-Pass-2") { id } }',
    as: 'guest',
    error: { code: 'ResourceNotFound' },
  },
  {
    when: 'a reset token would be valid for too long',
    query:
      'mutation { customerCreatePasswordResetToken(email: "customer@example.com", ttlMinutes: 99999999) { value } }',
    status: 400,
    error: { code: 'InvalidInput' },
  },
  {
    when: 'a customer of a payment is unknown',
    query: `mutation { createPayment(draft: { amountPlanned: { currencyCode: "USD", centAmount: 1 }, customer: { id: "${unknownId}" } }) { id } }`,
    error: { code: 'ReferencedResourceNotFound', typeId: 'customer', id: unknownId },
  },
  {
    when: 'a type of custom fields is unknown',
    query: `mutation { createPayment(draft: { amountPlanned: { currencyCode: "USD", centAmount: 1 }, custom: { type: { key: "none" } } }) { id } }`,
    error: { code: 'ReferencedResourceNotFound', typeId: 'type', key: 'none' },
  },
  {
    when: 'a reference is of the wrong kind',
    query: `mutation { createPayment(draft: { amountPlanned: { currencyCode: "USD", centAmount: 1 }, customer: { typeId: "cart", id: "${unknownId}" } }) { id } }`,
    status: 400,
    error: { code: 'InvalidInput' },
  },
  {
    when: 'a resource type cannot have custom fields',
    query: `mutation { createTypeDefinition(draft: { key: "odd", name: [], resourceTypeIds: ["channel"] }) { id } }`,
    error: {
      code: 'InvalidField',
      field: 'resourceTypeIds',
      invalidValue: 'channel',
      allowedValues: expect.arrayContaining(['customer', 'order']),
    },
  },
]

const tokenOf = async (as: Case['as']): Promise<string> => {
  if (as === 'guest') return shop.anonymous()
  if (as !== 'customer') return shop.service()
  const { email } = await newCustomer()
  return shop.customer(email, password)
}

describe('the platform returns an error', () => {
  it.each(cases)('when $when', async ({ query, variables, as, status = 200, error, message }) => {
    const response = await shop.graphql(await tokenOf(as), query, variables)
    expect(response.body.errors[0].extensions).toEqual(error)
    expect(response.body.errors[0].message).not.toBe('')
    if (message !== undefined) expect(response.body.errors[0].message).toBe(message)
    expect(response.status).toBe(status)
  })

  it('rejects all but one of the sign-ups that use the same email at the same time', async () => {
    const draft = { email: 'same-moment@example.com', password }
    const guests = await Promise.all([1, 2, 3, 4, 5, 6].map(() => shop.anonymous()))
    const responses = await Promise.all(guests.map((guest) => shop.graphql(guest, signUp, { draft })))
    const codes = responses.map(({ body }) => body.errors?.[0].extensions.code ?? 'made')
    expect(codes.filter((code) => code === 'made')).toHaveLength(1)
    for (const { body } of responses)
      if (body.errors)
        expect([
          { code: 'LockedField', field: 'email' },
          { code: 'DuplicateField', field: 'email', duplicateValue: draft.email },
        ]).toContainEqual(body.errors[0].extensions)
  })

  it('rejects a key, interface id or email that another resource already has', async () => {
    const [one, two] = [await newCustomer(), await newCustomer()]
    const service = await shop.service()
    const update = (id: string, version: number, ...actions: object[]) =>
      shop.graphql(service, serviceUpdate, { id, version, actions })
    expect((await update(one.id, 1, { setKey: { key: 'the-key' } })).body.errors).toBeUndefined()
    const key = await update(two.id, 1, { setKey: { key: 'the-key' } })
    expect(key.body.errors[0].extensions).toEqual({
      code: 'DuplicateField',
      field: 'key',
      duplicateValue: 'the-key',
    })
    const email = await update(two.id, 1, { changeEmail: { email: one.email } })
    expect(email.body.errors[0].extensions).toEqual({
      code: 'DuplicateField',
      field: 'email',
      duplicateValue: one.email,
    })
    const pay = `mutation { createPayment(draft: { interfaceId: "pi_1", paymentMethodInfo: { paymentInterface: "p" },
      amountPlanned: { currencyCode: "USD", centAmount: 1 } }) { id } }`
    await shop.graphql(service, pay)
    expect((await shop.graphql(service, pay)).body.errors[0].extensions).toEqual({
      code: 'DuplicateField',
      field: 'interfaceId',
      duplicateValue: 'pi_1',
    })
  })
})
