import { redirect } from '@remix-run/node'
import type { Customer } from '@selvedge/commerce-client'
import type { Device } from '@selvedge/identity-client/account'
import { findCustomer } from '../../../server/account/customer.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { m } from '../../paraglide/messages.js'
import { unavailable } from '../errors/failures.server.ts'
import { deviceName } from './deviceName.server.ts'
import { formatOrderDate } from './formatOrderDate.ts'
import { refusedRequests } from './sectionResult.server.ts'

/** A customer without data. The page uses it when it shows a refused form and cannot load the customer. */
const unknownCustomer: Customer = {
  id: '',
  version: 0,
  key: null,
  title: null,
  firstName: '',
  lastName: '',
  email: '',
  locale: null,
  defaultShippingAddressId: null,
  defaultBillingAddressId: null,
  addresses: [],
  customerGroup: null,
}

/**
 * The customer of a page of the account; a guest is redirected to the login, and back to this page. After a refused form
 * the page is shown in any case, with what was typed.
 */
export const expectCustomer = async (shop: ShopContext, page?: string): Promise<Customer> => {
  const customer = await findCustomer(shop)
  if (customer.ok && customer.value) return customer.value
  if (refusedRequests.has(shop)) return unknownCustomer
  throw customer.ok ? redirect(shop.paths.login(shop.paths.account(page))) : unavailable()
}

/** The devices of a customer, this one first. */
const deviceRows = (devices: readonly Device[], { session, locale }: ShopContext) =>
  devices
    .map(({ id, userAgent, signedInAt }) => {
      const name = deviceName(userAgent)
      const isCurrent = id === session.customer?.deviceId
      return {
        id,
        name,
        note: isCurrent
          ? m.profile_device_this()
          : m.profile_device_since({ date: formatOrderDate(signedInAt, locale) }),
        isCurrent,
        endLabel: m.profile_device_end_named({ device: name }),
      }
    })
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))

/** Loads the profile, with the texts of its forms. Parts that the identity backend does not return are left out. */
export const loadProfile = async (shop: ShopContext) => {
  const { firstName, lastName, email } = await expectCustomer(shop, 'profile')
  const bearer = await shop.token.current()
  const [devices, deletion] = await Promise.all([shop.account.devices(bearer), shop.account.deletion(bearer)])
  const eraseAt = deletion.ok ? deletion.value : undefined
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    email,
    devices: devices.ok ? deviceRows(devices.value, shop) : undefined,
    pending: eraseAt ? m.profile_delete_pending({ date: formatOrderDate(eraseAt, shop.locale) }) : '',
    dataHref: shop.paths.personalData(),
    texts: {
      title: m.profile_title(),
      details: m.profile_details(),
      detailsText: m.profile_details_text(),
      firstName: m.first_name(),
      lastName: m.last_name(),
      save: m.save(),
      email: m.profile_email(),
      emailText: m.profile_email_text({ email }),
      emailNew: m.profile_email_new(),
      emailPassword: m.profile_email_password(),
      emailAction: m.profile_email_action(),
      password: m.profile_password(),
      passwordText: m.profile_password_text(),
      passwordCurrent: m.profile_password_current(),
      passwordNew: m.profile_password_new(),
      passwordAgain: m.profile_password_again(),
      passwordAction: m.profile_password_action(),
      devices: m.profile_devices(),
      devicesText: m.profile_devices_text(),
      devicesFailed: m.profile_devices_failed(),
      endDevice: m.profile_device_end(),
      endDevices: m.profile_devices_end(),
      data: m.profile_data(),
      dataText: m.profile_data_text(),
      dataAction: m.profile_data_action(),
      deletion: m.profile_delete(),
      deletionText: m.profile_delete_text(),
      deletionPassword: m.profile_delete_password(),
      deletionAction: m.profile_delete_action(),
      withdraw: m.profile_delete_keep(),
    },
  }
}

export type ProfileData = Awaited<ReturnType<typeof loadProfile>>

/** Everything that is stored about the customer, as a file to save. */
export const downloadPersonalData = async (shop: ShopContext): Promise<Response> => {
  await expectCustomer(shop, 'profile')
  const found = await shop.account.personalData(await shop.token.current())
  if (!found.ok) throw unavailable()
  const day = new Date().toISOString().slice(0, 10)
  return new Response(JSON.stringify(found.value, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${shop.site.key}-${day}.json"`,
      'cache-control': 'private, no-store',
    },
  })
}
