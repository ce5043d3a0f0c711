import { deliveryCountries } from '@selvedge/cart-domain'
import { type CurrencyCode, currencies } from '@selvedge/commerce-client'
import * as v from 'valibot'
import { measurementOfLocale } from '../../../server/catalogue/units.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { m } from '../../paraglide/messages.js'
import { changeMarket } from './changeMarket.server.ts'

const placeName = (currency: CurrencyCode): string =>
  ({
    USD: m.place_us(),
    AUD: m.place_au(),
    CAD: m.place_ca(),
    GBP: m.place_gb(),
    EUR: m.place_eu(),
  })[currency]

/**
 * The choices in a submitted form. An invalid choice is dropped. The whole form is invalid without a valid currency.
 */
const ChosenPreferences = v.object({
  currency: v.picklist(currencies),
  /** An empty value selects the country of the currency. */
  country: v.fallback(v.picklist(['', ...deliveryCountries]), ''),
  measurement: v.fallback(v.optional(v.picklist(['IMPERIAL', 'METRIC'])), undefined),
  /** Whether designs for adults are shown. */
  adultContent: v.fallback(v.optional(v.picklist(['ADULT_CONTENT_OFF', 'ADULT_CONTENT_ON'])), undefined),
  /** How often a customer gets mail from the shop. */
  emails: v.fallback(v.optional(v.picklist(['weekly', 'monthly', 'none'])), undefined),
})

/** A visitor's choices. A choice is `undefined` when it is not offered or not known. */
export type ChosenPreferences = v.InferOutput<typeof ChosenPreferences>

/** Parses the form of the preferences; `undefined` without a currency of the shop. */
export const readPreferences = (form: FormData): ChosenPreferences | undefined => {
  const parsed = v.safeParse(ChosenPreferences, Object.fromEntries(form))
  return parsed.success ? parsed.output : undefined
}

/** What a visitor can choose from, in the language of the locale. */
export const preferenceOptions = ({ locale }: Pick<ShopContext, 'locale'>) => {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return {
    currencies: currencies.map((code) => ({ code, name: placeName(code) })),
    measures: [
      { value: 'IMPERIAL', label: m.measurement_imperial() },
      { value: 'METRIC', label: m.measurement_metric() },
    ],
    countries: deliveryCountries.map((code) => ({ code, name: names.of(code) ?? code })),
  }
}

export type PreferenceOptions = ReturnType<typeof preferenceOptions>

/** The visitor's current choices. How often a customer gets mail is left out when it cannot be loaded. */
export const loadPreferences = async ({
  session,
  market,
  locale,
  account,
  token,
}: ShopContext): Promise<ChosenPreferences> => {
  const emails = session.customer ? await account.getEmailOption(await token.current()) : undefined
  return {
    currency: market.currency,
    country: session.country ?? '',
    measurement: session.measurement ?? measurementOfLocale(locale),
    adultContent: session.adultContent ?? 'ADULT_CONTENT_OFF',
    ...(emails?.ok ? { emails: emails.value } : {}),
  }
}

/**
 * Saves choices in the identity backend for a visitor with a token. Returns false when the backend did not save them.
 */
const saveForVisitor = async (
  { identity }: ShopContext,
  bearer: string | undefined,
  { measurement, adultContent }: Pick<ChosenPreferences, 'measurement' | 'adultContent'>,
): Promise<boolean> => {
  if (!bearer || (!measurement && !adultContent)) return true
  const saved = await identity.savePreferences(bearer, {
    ...(measurement ? { measurement_system: measurement } : {}),
    ...(adultContent ? { adult_content: adultContent } : {}),
  })
  return saved.ok
}

/**
 * Saves the choices in the session. For a visitor with a token, also saves them in the identity backend. Returns false
 * when a service did not save them; the session then keeps the earlier choices.
 */
export const savePreferences = async (
  shop: ShopContext,
  { currency, country, measurement, adultContent, emails }: ChosenPreferences,
): Promise<boolean> => {
  const { session, account, token } = shop
  const bearer = await token.current()
  if (!(await saveForVisitor(shop, bearer, { measurement, adultContent }))) return false
  if (session.customer && emails) {
    const saved = await account.saveEmailOption(bearer, emails)
    // A customer whose session has just ended goes on as a guest, who gets no mails.
    if (!saved.ok && !session.isCustomerRefused) return false
  }
  // This call comes last, because it changes the session and the cart.
  const moved = await changeMarket(shop, currency, country === '' ? undefined : country)
  if (!moved.ok) return false
  session.chooseCountry(country === '' ? undefined : country)
  if (measurement) session.chooseMeasurement(measurement)
  if (adultContent) session.chooseAdultContent(adultContent)
  return true
}

/**
 * Shows designs for adults to the visitor from now on. Returns false when a service did not save this choice.
 */
export const showAdultContent = async (shop: ShopContext): Promise<boolean> => {
  const adultContent = 'ADULT_CONTENT_ON'
  if (!(await saveForVisitor(shop, await shop.token.current(), { adultContent }))) return false
  shop.session.chooseAdultContent(adultContent)
  return true
}
