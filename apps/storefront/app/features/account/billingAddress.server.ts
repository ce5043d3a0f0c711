import { data } from '@remix-run/node'
import { addressFields, postalLines, shopAddressFromForm } from '@selvedge/cart-domain/forms'
import { type AddressInput, toPlatformAddress } from '@selvedge/commerce-client'
import type { SavedCard } from '@selvedge/identity-client'
import { namedAddress } from '../../../server/account/addressActions.ts'
import { savedMethodName } from '../../../server/checkout/savedMethodText.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { m } from '../../paraglide/messages.js'
import { type AddressProblem, checkAddress } from '../address/checkAddress.server.ts'
import { readAddress } from '../address/readAddress.server.ts'
import { notFound, unavailable } from '../errors/failures.server.ts'
import { typedValues } from '../forms/typedValues.ts'
import { expectCustomer } from './profile.server.ts'
import {
  done,
  findFormCustomer,
  refuse,
  refusedRequests,
  refuseProblem,
  rememberRefusal,
  type SectionResult,
} from './sectionResult.server.ts'

const PAGE = 'payment-methods'

/** The forms of the page. */
export type BillingForm = 'choose' | 'type'

/**
 * Why a form was not accepted. If the address is unknown, `check` is set, and the page asks the customer to confirm the
 * address.
 */
export type BillingResult = SectionResult<BillingForm> & { readonly check?: AddressProblem }

/** The fields of the platform’s address that have a value, without those that identify it in an address book. */
const storedAddress = (address: AddressInput): Record<string, string> => {
  const { id: _, key: __, title: ___, ...fields } = address
  return Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] => field[0] !== '__typename' && Boolean(field[1]),
    ),
  )
}

/** The billing address of a saved card on one line; empty when there is none. */
export const billingLine = ({ billingAddress }: Pick<SavedCard, 'billingAddress'>, locale: string): string =>
  billingAddress ? postalLines(addressFields({ country: '', ...billingAddress }), locale).join(', ') : ''

/**
 * Finds the saved card whose id is in the URL of the page. When the cards cannot be read after a form was refused, returns
 * `undefined`, and the page shows the refused form without the card.
 */
const findCard = async (shop: ShopContext, id: string): Promise<SavedCard | undefined> => {
  const cards = await shop.identity.savedCards(await shop.token.current())
  if (!cards.ok && refusedRequests.has(shop)) return undefined
  if (!cards.ok) throw unavailable()
  const card = cards.value.find((one) => one.id === id)
  if (!card) throw notFound()
  return card
}

/** Describes the current billing address of a saved card. */
const currentText = (card: SavedCard, locale: string): string => {
  const [name, address] = [savedMethodName(card), billingLine(card, locale)]
  return address ? m.billing_current({ card: name, address }) : m.billing_none({ card: name })
}

/** Loads the page of a saved card's billing address. A card of another customer counts as missing. */
export const loadBillingAddress = async (shop: ShopContext, id: string) => {
  const customer = await expectCustomer(shop, `${PAGE}/${id}`)
  const card = await findCard(shop, id)
  const { locale, market, paths } = shop
  const current = card ? currentText(card, locale) : ''
  return {
    revision: String(card?.billingRevision ?? ''),
    country: market.country,
    form: card?.billingAddress
      ? addressFields({ country: market.country, ...card.billingAddress })
      : { firstName: customer.firstName ?? '', lastName: customer.lastName ?? '', country: market.country },
    addresses: customer.addresses.map((address) => {
      const named = namedAddress(address)
      const [person = '', ...lines] = postalLines(named, locale)
      const title = named.addressName || person
      return {
        id: address.id ?? '',
        title,
        lines: named.addressName ? [person, ...lines] : lines,
        label: m.billing_use_named({ name: title }),
      }
    }),
    backHref: paths.account(PAGE),
    texts: {
      title: m.billing_title(),
      current,
      choose: m.billing_choose(),
      chooseText: m.billing_choose_text(),
      use: m.billing_use(),
      type: m.billing_type(),
      typeText: m.billing_type_text(),
      save: m.billing_save(),
      back: m.billing_back(),
    },
  }
}

export type BillingAddressData = Awaited<ReturnType<typeof loadBillingAddress>>

type Form = { readonly form: BillingForm; readonly values: Readonly<Record<string, string>> }

const save = async (shop: ShopContext, id: string, { form, values }: Form, address: AddressInput) => {
  const changed = await shop.identity.changeCard(await shop.token.current(), id, {
    billingAddress: storedAddress(address) as { country: string },
    billingRevision: Number(values.revision) || 0,
  })
  if (changed.ok) return done(shop, PAGE, m.billing_saved())
  const { problem } = changed
  if (problem.kind === 'missing') throw notFound()
  return problem.kind === 'refused'
    ? refuse(form, m.billing_changed(), 409, { problems: {}, values })
    : refuseProblem(form, problem, values, m.error_text())
}

const change = async (shop: ShopContext, id: string, form: FormData) => {
  const found = await findFormCustomer(shop, form.get('form') === 'choose' ? 'choose' : 'type', form)
  if (!found.ok) return found.problem
  const customer = found.value
  const values = typedValues(form)
  if (form.get('form') === 'choose') {
    const saved = customer.addresses.find((address) => address.id === form.get('address'))
    return saved
      ? save(shop, id, { form: 'choose', values }, saved)
      : refuse('choose', m.address_gone(), 404, { problems: {}, values })
  }
  if (form.has('show')) return refuse('type', '', 200, { problems: {}, values })
  const address = readAddress([...form.entries()])
  if (!address.ok) return refuse('type', '', 422, { problems: address.problems, values })
  const checked = await checkAddress(shop, address.value, form)
  return checked.ok
    ? save(shop, id, { form: 'type', values }, toPlatformAddress(shopAddressFromForm(checked.value)))
    : data<BillingResult>(
        { form: 'type', message: '', problems: {}, values, check: checked.problem },
        { status: 422 },
      )
}

/** Sets the billing address of a saved card: an address of the address book, or a typed one. */
export const changeBillingAddress = async (shop: ShopContext, id: string, form: FormData) =>
  rememberRefusal(shop, await change(shop, id, form))
