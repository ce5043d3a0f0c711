import { data, redirect } from '@remix-run/node'
import type { Result } from '@selvedge/cart-domain'
import {
  type AddressFormValue,
  type FormProblems,
  readForm,
  requiredTextField,
  shopAddressFromForm,
} from '@selvedge/cart-domain/forms'
import { toPlatformAddress } from '@selvedge/commerce-client'
import * as v from 'valibot'
import {
  type AddressDecision,
  type AddressRefusal,
  type AddressRole,
  addActions,
  addressRoles,
  changeActions,
  changedFields,
  defaultActions,
  type NamedAddress,
  removeActions,
  type ShownAddress,
} from '../../../server/account/addressActions.ts'
import { changeAddressBook, newAddressKey } from '../../../server/account/addressBook.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { addressesPath } from '../../i18n/addressPaths.ts'
import { m } from '../../paraglide/messages.js'
import { type AddressProblem, checkAddress } from '../address/checkAddress.server.ts'
import { readAddress } from '../address/readAddress.server.ts'
import { type TypedValues, typedValues } from '../forms/typedValues.ts'
import { addressChangeTexts } from './addressTexts.server.ts'
import { refusedRequests } from './sectionResult.server.ts'

/**
 * Why a change of the addresses was refused.
 *
 * - `fields`: nothing is wrong; another country was chosen, and the form is shown again with its fields.
 * - `conflict`: the address was changed in another window. The form is shown again with the
 *   address as it is now (`shown`).
 * - `next`: a default address is removed, and another one has to be chosen in its place.
 * - `connection`: the shop could not be reached.
 */
type Refusal =
  | { readonly kind: 'form' | 'next'; readonly problems: FormProblems }
  | { readonly kind: 'conflict'; readonly changes: readonly string[]; readonly shown: string }
  | { readonly kind: 'fields' | 'gone' | 'full' | 'expired' | 'unavailable' | 'connection' }
  | AddressProblem

/** A refused change, with what was typed. */
export type RefusedAddress = Refusal & { readonly values: TypedValues }

const statuses: Readonly<Record<Refusal['kind'], number>> = {
  form: 422,
  next: 422,
  address: 422,
  full: 422,
  fields: 200,
  conflict: 409,
  gone: 404,
  expired: 401,
  unavailable: 503,
  connection: 503,
}

const Shown = v.fallback(
  v.pipe(
    v.string(),
    v.transform((json): unknown => {
      try {
        return JSON.parse(json)
      } catch {
        return {}
      }
    }),
    v.record(v.string(), v.string()),
  ),
  {},
)

/**
 * The saved address with which the form was opened. An invalid value is read as an address that equals no saved
 * address.
 */
const readShown = (form: FormData): ShownAddress => v.parse(Shown, form.get('shown'))

const text = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const conflictOf = (
  { locale }: ShopContext,
  shown: ShownAddress,
  stored: NamedAddress,
): Extract<Refusal, { kind: 'conflict' }> => ({
  kind: 'conflict',
  changes: addressChangeTexts(locale, stored, changedFields(shown, stored)),
  shown: JSON.stringify(stored),
})

const nextProblems = (roles: readonly AddressRole[]): FormProblems =>
  Object.fromEntries(roles.map((role) => [`${role}Next`, 'choice' as const]))

const refusalOf = (
  shop: ShopContext,
  refusal: AddressRefusal | { readonly kind: 'expired' | 'unavailable' },
  shown: ShownAddress,
): Refusal => {
  if (refusal.kind === 'conflict') return conflictOf(shop, shown, refusal.stored)
  return refusal.kind === 'next' ? { kind: 'next', problems: nextProblems(refusal.roles) } : refusal
}

type Change = { readonly decide: Parameters<typeof changeAddressBook>[1]; readonly done: string }

const NameForm = v.object({ addressName: requiredTextField })

type Typed = { readonly address: AddressFormValue; readonly name: string }

const readTyped = async (shop: ShopContext, form: FormData): Promise<Result<Typed, Refusal>> => {
  const [name, address] = [readForm(NameForm, [...form.entries()]), readAddress(form.entries())]
  if (!name.ok || !address.ok)
    return {
      ok: false,
      problem: {
        kind: 'form',
        problems: { ...(name.ok ? {} : name.problems), ...(address.ok ? {} : address.problems) },
      },
    }
  const checked = await checkAddress(shop, address.value, form)
  return checked.ok ? { ok: true, value: { address: checked.value, name: name.value.addressName } } : checked
}

const readSave = async (shop: ShopContext, form: FormData): Promise<Result<Change, Refusal>> => {
  if (form.has('show')) return { ok: false, problem: { kind: 'fields' } }
  const typed = await readTyped(shop, form)
  if (!typed.ok) return typed
  const { address: value, name } = typed.value
  const address = { ...toPlatformAddress(shopAddressFromForm(value)), title: name }
  const roles = addressRoles.filter((role) => form.get(`${role}Default`) === 'on')
  const [id, shown, key] = [text(form, 'id'), readShown(form), newAddressKey()]
  const decide: Change['decide'] = (customer): AddressDecision =>
    id === 'new'
      ? addActions(customer, address, { roles, key })
      : changeActions(customer, id, address, { roles, shown })
  return { ok: true, value: { decide, done: m.address_saved({ name }) } }
}

const readChange = async (shop: ShopContext, form: FormData): Promise<Result<Change, Refusal>> => {
  const id = text(form, 'id')
  const intent = form.get('intent')
  if (intent === 'remove') {
    const shown = readShown(form)
    const next = { shipping: text(form, 'shippingNext'), billing: text(form, 'billingNext') }
    return {
      ok: true,
      value: {
        decide: (customer) => removeActions(customer, id, { next, shown }),
        done: m.address_removed({ name: text(form, 'name').slice(0, 200) || m.addresses_title() }),
      },
    }
  }
  if (intent === 'default') {
    const roles = addressRoles.filter((role) => role === form.get('role'))
    return {
      ok: true,
      value: { decide: (customer) => defaultActions(customer, id, roles), done: m.address_defaulted() },
    }
  }
  return readSave(shop, form)
}

/** Saves or removes an address, or makes it a default one. A refused change returns what was typed. */
export const submitAddress = async (shop: ShopContext, form: FormData) => {
  const refuse = (refusal: Refusal) => {
    refusedRequests.add(shop)
    return data<RefusedAddress>({ ...refusal, values: typedValues(form) }, { status: statuses[refusal.kind] })
  }
  if (!shop.session.customer) return refuse({ kind: 'expired' })
  const change = await readChange(shop, form)
  if (!change.ok) return refuse(change.problem)
  const changed = await changeAddressBook(shop, change.value.decide)
  if (!changed.ok) return refuse(refusalOf(shop, changed.refusal, readShown(form)))
  shop.session.notify({ kind: 'message', title: change.value.done })
  return redirect(addressesPath(shop.locale), 303)
}
