import { redirect } from '@remix-run/node'
import {
  deletionSchema,
  emailChangeSchema,
  namesSchema,
  passwordChangeSchema,
  readForm,
} from '@selvedge/cart-domain/forms'
import { type Customer, runMutation, UpdateMyCustomerDocument } from '@selvedge/commerce-client'
import { tokensOf } from '../../../server/account/signIn.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { visitorClient } from '../../../server/session/visitorToken.ts'
import { m } from '../../paraglide/messages.js'
import { formatOrderDate } from './formatOrderDate.ts'
import { done, findFormCustomer, refuse, refuseProblem, rememberRefusal } from './sectionResult.server.ts'

const forms = ['names', 'email', 'password', 'device', 'devices', 'deletion', 'withdrawal'] as const

/** The forms of the profile. */
export type ProfileForm = (typeof forms)[number]

type Form = [string, FormDataEntryValue][]

const saveNames = async (shop: ShopContext, form: Form, { version, customerGroup }: Customer) => {
  const read = readForm(namesSchema, form)
  if (!read.ok) return refuse('names', '', 422, read)
  const { firstName, lastName } = read.value
  const client = await visitorClient(shop)
  const actions = [{ setFirstName: { firstName } }, { setLastName: { lastName } }]
  const saved = client && (await runMutation(client, UpdateMyCustomerDocument, { version, actions }))
  if (!saved?.ok) return refuse('names', m.error_text(), 503, { problems: {}, values: read.value })
  shop.session.rememberCustomer({
    firstName,
    ...(customerGroup ? { groupId: customerGroup.id, groupKey: customerGroup.key ?? '' } : {}),
  })
  return done(shop, 'profile', m.profile_saved())
}

const changeEmail = async (shop: ShopContext, form: Form) => {
  const read = readForm(emailChangeSchema, form)
  if (!read.ok) return refuse('email', '', 422, read)
  const { email, emailPassword: password } = read.value
  const sent = await shop.account.requestEmailChange(await shop.token.current(), { email, password })
  return sent.ok
    ? done(shop, 'profile', m.profile_email_sent({ email }))
    : refuseProblem('email', sent.problem, { email }, m.profile_email_same())
}

const changePassword = async (shop: ShopContext, form: Form) => {
  const read = readForm(passwordChangeSchema, form)
  if (!read.ok) return refuse('password', '', 422, read)
  const { currentPassword, password: newPassword } = read.value
  const changed = await shop.account.changePassword(await shop.token.current(), {
    currentPassword,
    newPassword,
    device: shop.userAgent,
  })
  if (!changed.ok) return refuseProblem('password', changed.problem, {}, m.error_text())
  shop.session.replaceCustomerTokens(tokensOf(changed.value.tokens), changed.value.deviceId)
  return done(shop, 'profile', m.profile_password_changed())
}

const signOutDevice = async (shop: ShopContext, id: string) => {
  const ended = await shop.account.signOutDevice(await shop.token.current(), id)
  // A device that is missing was signed out in another tab.
  return ended.ok || ended.problem.kind === 'missing'
    ? done(shop, 'profile', m.profile_device_ended())
    : refuseProblem('device', ended.problem, {}, m.error_text())
}

const signOutOtherDevices = async (shop: ShopContext) => {
  const bearer = await shop.token.current()
  const found = await shop.account.devices(bearer)
  if (!found.ok) return refuseProblem('devices', found.problem, {}, m.error_text())
  for (const { id } of found.value)
    if (id !== shop.session.customer?.deviceId) {
      const ended = await shop.account.signOutDevice(bearer, id)
      if (!ended.ok && ended.problem.kind !== 'missing')
        return refuseProblem('devices', ended.problem, {}, m.error_text())
    }
  return done(shop, 'profile', m.profile_devices_ended())
}

const requestDeletion = async (shop: ShopContext, form: Form) => {
  const read = readForm(deletionSchema, form)
  if (!read.ok) return refuse('deletion', '', 422, read)
  const requested = await shop.account.requestDeletion(
    await shop.token.current(),
    read.value.deletionPassword,
  )
  if (!requested.ok) return refuseProblem('deletion', requested.problem, {}, m.error_text())
  const date = formatOrderDate(requested.value ?? new Date().toISOString(), shop.locale)
  return done(shop, 'profile', m.profile_delete_requested({ date }))
}

const withdrawDeletion = async (shop: ShopContext) => {
  const kept = await shop.account.withdrawDeletion(await shop.token.current())
  return kept.ok
    ? done(shop, 'profile', m.profile_delete_kept())
    : refuseProblem('withdrawal', kept.problem, {}, m.profile_delete_too_late())
}

const change = async (shop: ShopContext, name: ProfileForm, form: FormData) => {
  const customer = await findFormCustomer(shop, name, form)
  if (!customer.ok) return customer.problem
  const entries = [...form.entries()]
  switch (name) {
    case 'names':
      return saveNames(shop, entries, customer.value)
    case 'email':
      return changeEmail(shop, entries)
    case 'password':
      return changePassword(shop, entries)
    case 'device':
      return signOutDevice(shop, String(form.get('device')))
    case 'devices':
      return signOutOtherDevices(shop)
    case 'deletion':
      return requestDeletion(shop, entries)
    case 'withdrawal':
      return withdrawDeletion(shop)
  }
}

/** Handles a form of the profile, by its name. */
export const changeProfile = async (shop: ShopContext, form: FormData) => {
  const name = forms.find((known) => known === form.get('form'))
  return name
    ? rememberRefusal(shop, await change(shop, name, form))
    : redirect(shop.paths.account('profile'), 303)
}
