import { currencies } from '@selvedge/catalogue'
import { isDraftKey } from '@selvedge/commerce-client/content'
import { eq } from 'drizzle-orm'
import { saveCustomObject } from '../custom/customObjects.ts'
import { loadShopAddresses, type ShopAddress } from '../custom/shopAddresses.ts'
import type { Connection } from '../db/database.ts'
import { customObjects } from '../db/schema.ts'
import { type AdminDeps, type Command, type Outcome, type ParsedArguments, wholeNumber } from './command.ts'
import { categoryProblem, SITES } from './siteObjects.ts'

/** The themes of the ui-kit. */
const themes = ['selvedge', 'larkhouse'] as const

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }
type Fields = { readonly [name: string]: Json }
type Draft = { readonly key: string; readonly fields: Fields }

const readDraft = ({ positionals, values }: ParsedArguments): Draft | string => {
  const [key, ...rest] = positionals
  if (key === undefined || rest.length > 0) return 'Give one site.'
  if (!/^[a-z0-9][a-z0-9_-]{0,39}$/.test(key))
    return 'The key of a site must have 1 to 40 small letters, digits, hyphens and underscores.'
  const text = (name: string): string | undefined => {
    const value = values[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  }
  const url = text('url')
  if (url !== undefined && !(/^https?:\/\//.test(url) && URL.canParse(url)))
    return '--url must be an address that begins with http:// or https://.'
  const theme = text('theme')
  if (theme !== undefined && !themes.some((known) => known === theme))
    return `--theme must be ${themes.join(' or ')}.`
  if (values.banner !== undefined && values.banner !== 'on' && values.banner !== 'off')
    return '--banner must be on or off.'
  const currency = text('currency')
  if (currency !== undefined && !currencies.some((known) => known === currency))
    return `--currency must be one of ${currencies.join(', ')}.`
  const orderPrefix = text('order-prefix')
  if (orderPrefix !== undefined && !/^[A-Z]{1,6}$/.test(orderPrefix))
    return '--order-prefix must have 1 to 6 capital letters, such as LH.'
  const order = values.order === undefined ? undefined : wholeNumber(values.order, 1)
  if (values.order !== undefined && order === undefined)
    return '--order must be a whole number of at least 1.'
  const list = (name: string, separator: string): readonly string[] | undefined =>
    text(name)
      ?.split(separator)
      .map((each) => each.trim())
      .filter((each) => each !== '')
  const given: Readonly<Record<string, Json | undefined>> = {
    name: text('name'),
    url: url && new URL(url).origin,
    theme,
    shortcutIcon: text('icon'),
    brandLogo: text('logo'),
    brandLogoSmall: text('logo-small'),
    motto: text('motto'),
    about: text('about'),
    title: text('title'),
    description: text('description'),
    currency,
    orderPrefix,
    mailFrom: text('mail-from'),
    seller: list('seller', '|'),
    order,
    categories: list('categories', ','),
    displayMultiBrandBanner: values.banner === undefined ? undefined : values.banner === 'on',
  }
  const entries = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return { key, fields: Object.fromEntries(entries) }
}

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const originOf = (url: Json | undefined): string => URL.parse(textOf(url))?.origin ?? ''

/** Why a site cannot have a URL: another site or the checkout is there already. Empty when the site can have it. */
const addressProblem = (url: Json | undefined, taken: readonly ShopAddress[]): string => {
  const other = taken.find(({ origin }) => origin === url)
  if (!other) return ''
  const owner = other.site === undefined ? 'The checkout' : `The site '${other.site}'`
  return `${owner} is at ${other.origin} already. Choose another address.`
}

/** Writes the configuration of a site: a new one, or some fields of an existing one. */
const saveSite = async (db: Connection, { key, fields }: Draft, now: Date): Promise<Outcome> => {
  const rows = await db.select().from(customObjects).where(eq(customObjects.container, SITES))
  const known = rows.flatMap(({ key: name, doc }) =>
    isDraftKey(name) ? [] : [{ key: name, value: isFields(doc.value) ? doc.value : {} }],
  )
  const earlier = known.find((site) => site.key === key)?.value
  const missing = ['name', 'url', 'orderPrefix'].filter((name) => !textOf(fields[name] ?? earlier?.[name]))
  if (missing.length > 0) return { ok: false, reason: 'A new site needs --name, --url and --order-prefix.' }
  const others = known.filter((site) => site.key !== key)
  const { orderPrefix } = fields
  const same = others.find(({ value }) => orderPrefix !== undefined && value.orderPrefix === orderPrefix)
  if (same)
    return {
      ok: false,
      reason: `The site '${same.key}' has ${String(orderPrefix)} already. Choose another.`,
    }
  const problem =
    addressProblem(fields.url, [
      ...others.map((site) => ({ site: site.key, origin: originOf(site.value.url) })),
      // The URL of a site that was removed is free.
      ...(await loadShopAddresses(db)).filter(
        ({ site }) => site === undefined || others.some((other) => other.key === site),
      ),
    ]) || (await categoryProblem(db, fields.categories))
  if (problem) return { ok: false, reason: problem }
  const last = Math.max(0, ...known.map(({ value }) => (typeof value.order === 'number' ? value.order : 0)))
  const value: Fields & { readonly order: Json } = {
    key,
    order: last + 1,
    displayMultiBrandBanner: true,
    theme: 'selvedge',
    siblingSites: [],
    ...earlier,
    ...fields,
  }
  const save = (name: string, content: Fields) =>
    saveCustomObject({ db, now: () => now }, { container: SITES, key: name, value: JSON.stringify(content) })
  await save(key, value)
  // Adds the saved site to every other site that has a list of siblings.
  const link = { key, name: value.name ?? '', url: value.url ?? '', order: value.order }
  for (const other of known) {
    const siblings = other.value.siblingSites
    if (other.key === key || !Array.isArray(siblings) || siblings.length === 0) continue
    const others = siblings.filter((sibling: Json) => !isFields(sibling) || sibling.key !== key)
    await save(other.key, { ...other.value, siblingSites: [...others, link] })
  }
  return { ok: true, message: `The site '${key}' is at ${textOf(value.url)}. Shops show it within minutes.` }
}

/** Creates a site, or changes fields of one. */
export const saveSiteCommand: Command = {
  usage: 'save-site KEY --name NAME --url URL --order-prefix LETTERS',
  summary: 'create a site, or change fields of one',
  options: {
    name: { type: 'string', help: 'the name of the brand' },
    url: { type: 'string', help: 'the address under which shoppers reach the site' },
    'order-prefix': { type: 'string', help: 'what its order numbers begin with, such as LH' },
    theme: { type: 'string', help: 'selvedge or larkhouse (default: selvedge)' },
    icon: { type: 'string', help: 'the address of the icon' },
    logo: { type: 'string', help: 'the address of the logo' },
    'logo-small': { type: 'string', help: 'the address of the logo on small screens' },
    motto: { type: 'string', help: 'a line in the footer' },
    about: { type: 'string', help: 'a paragraph in the footer' },
    title: { type: 'string', help: 'the title of the front page' },
    description: { type: 'string', help: 'the description of the front page' },
    currency: { type: 'string', help: 'the currency of visitors who have not chosen one' },
    'mail-from': { type: 'string', help: 'the sender of its emails' },
    seller: {
      type: 'string',
      help: 'the name and address of the company on its invoices, as lines separated by |',
    },
    categories: { type: 'string', help: 'the keys of the categories that it sells, separated by commas' },
    order: { type: 'string', help: 'its place in the banner (default: the last)' },
    banner: { type: 'string', help: 'on or off: whether it shows the banner of all brands (default: on)' },
  },
  prepare: (given) => {
    const draft = readDraft(given)
    if (typeof draft === 'string') return draft
    return ({ db, now }: AdminDeps) => db.transaction((tx) => saveSite(tx, draft, now))
  },
}
