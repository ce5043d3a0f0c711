import type { BraintreeAccount } from './account.ts'
import { shortId, type VaultCustomer, type VaultedMethod } from './entities.ts'
import type { Payer } from './payer.ts'

type Person = {
  readonly id?: string | null | undefined
  readonly email?: string | null | undefined
  readonly first_name?: string | null | undefined
  readonly last_name?: string | null | undefined
}

/** Creates a customer with the given id or a new one. */
export const createCustomer = ({ store, now }: BraintreeAccount, person: Person = {}): VaultCustomer =>
  store.save<'braintree.customer'>({
    id: person.id ?? shortId(),
    object: 'braintree.customer',
    firstName: person.first_name ?? null,
    lastName: person.last_name ?? null,
    email: person.email ?? null,
    createdAt: now().toISOString(),
  })

/** The saved payment methods of a customer. */
export const methodsOf = ({ store }: BraintreeAccount, customer: string): readonly VaultedMethod[] =>
  store.list('braintree.payment_method').filter((method) => method.customer === customer && !method.deleted)

/** Saves an instrument for a customer. Creates the customer if there is none. */
export const saveInVault = (
  account: BraintreeAccount,
  { instrument, authentication, customer }: Pick<Payer, 'instrument' | 'authentication' | 'customer'>,
  person?: Person,
  { token, makeDefault }: { token?: string | undefined; makeDefault?: boolean | undefined } = {},
): { readonly token: string; readonly customer: string } => {
  const { store, now } = account
  const existing = customer === null ? undefined : store.find('braintree.customer', customer)
  const owner =
    existing && !existing.deleted
      ? existing
      : createCustomer(account, { ...person, ...(customer === null ? {} : { id: customer }) })
  const others = methodsOf(account, owner.id)
  if (makeDefault)
    for (const other of others) store.save<'braintree.payment_method'>({ ...other, isDefault: false })
  const saved = store.save<'braintree.payment_method'>({
    id: token ?? shortId(),
    object: 'braintree.payment_method',
    customer: owner.id,
    instrument,
    // The bank verified a saved card when it was saved.
    authentication: authentication === 'required' ? 'required' : 'none',
    isDefault: makeDefault === true || others.length === 0,
    createdAt: now().toISOString(),
  })
  return { token: saved.id, customer: owner.id }
}
