import { randomUUID } from 'node:crypto'
import { currencies, localised } from '@selvedge/catalogue'
import type { Connection } from '../db/database.ts'
import { discountCodes, referenceDocuments } from '../db/schema.ts'
import { money } from '../engine/money/money.ts'
import type { CartDiscount, DiscountCode, DiscountValue } from '../model/discount.ts'
import { findDiscountCodes } from '../store/discountCodeStore.ts'
import { loadReference } from '../store/referenceStore.ts'
import { type AdminDeps, type Command, type Given, type Outcome, wholeNumber } from './command.ts'

type Draft = {
  readonly code: string
  readonly name: string
  readonly value: DiscountValue
  readonly target:
    | { readonly type: 'lineItems'; readonly predicate: string }
    | { readonly type: 'totalPrice' }
  readonly validUntil?: string
  readonly maxApplications?: number
  readonly maxApplicationsPerCustomer?: number
}

const readValue = ({ percent, amount }: Given['values']): DiscountValue | undefined => {
  if (typeof percent === 'string' && amount === undefined && /^\d{1,3}(\.\d{1,2})?$/.test(percent)) {
    const permyriad = Math.round(Number(percent) * 100)
    return permyriad > 0 && permyriad <= 10_000 ? { type: 'relative', permyriad } : undefined
  }
  if (typeof amount !== 'string' || percent !== undefined || !/^\d{1,6}(\.\d{2})?$/.test(amount))
    return undefined
  const cents = Math.round(Number(amount) * 100)
  if (cents === 0) return undefined
  return { type: 'absolute', money: currencies.map((currency) => money(currency, cents)) }
}

/** Reads the command line; a text says what is wrong. */
const readDraft = ({ positionals, values }: Given): Draft | string => {
  const [code, ...rest] = positionals
  if (code === undefined || rest.length > 0) return 'Give one code.'
  if (!/^[A-Za-z0-9_-]{2,64}$/.test(code))
    return 'A code is 2 to 64 letters, digits, hyphens and underscores.'
  const value = readValue(values)
  if (!value)
    return 'Give either --percent, above 0 up to 100, or --amount, such as 5.00, taken off in each currency.'
  const until = values['valid-until']
  if (typeof until === 'string' && Number.isNaN(Date.parse(until)))
    return '--valid-until is a date, such as 2027-01-31, or a date and time.'
  const limits = ['max-uses', 'max-uses-per-customer'].map((name) => [name, values[name]] as const)
  for (const [name, given] of limits)
    if (given !== undefined && wholeNumber(given, 1) === undefined)
      return `--${name} is a whole number from 1 upwards.`
  const [maxApplications, maxApplicationsPerCustomer] = limits.map(([, given]) => wholeNumber(given, 1))
  return {
    code,
    name: typeof values.name === 'string' ? values.name : code,
    value,
    target: value.type === 'relative' ? { type: 'lineItems', predicate: 'true' } : { type: 'totalPrice' },
    ...(typeof until === 'string' && { validUntil: new Date(until).toISOString() }),
    ...(maxApplications !== undefined && { maxApplications }),
    ...(maxApplicationsPerCustomer !== undefined && { maxApplicationsPerCustomer }),
  }
}

// No two discounts may share a place in the order; new ones go after the seeded.
const freeSortOrder = (taken: ReadonlySet<string>): string => {
  let place = 3_999
  while (taken.has(`0.${place}`)) place -= 1
  return `0.${place}`
}

const addCode = async (db: Connection, draft: Draft, now: Date): Promise<Outcome> => {
  const [known] = await findDiscountCodes(db, [], [draft.code])
  if (known) return { ok: false, reason: `The code '${draft.code}' exists already. Choose another.` }
  const discounts = [...(await loadReference(db)).cartDiscounts.values()]
  const at = now.toISOString()
  const stamp = () => ({ id: randomUUID(), version: 1, createdAt: at, lastModifiedAt: at })
  const { code, name, value, target, ...limits } = draft
  const discount: CartDiscount = {
    ...stamp(),
    key: `code-${code.toLowerCase()}-${randomUUID().slice(0, 8)}`,
    name: localised(name),
    value,
    target,
    sortOrder: freeSortOrder(new Set(discounts.map(({ sortOrder }) => sortOrder))),
    cartPredicate: 'true',
    isActive: true,
    requiresDiscountCode: true,
    stackingMode: 'Stacking',
  }
  const document: DiscountCode = {
    ...stamp(),
    key: discount.key,
    code,
    name: localised(name),
    cartDiscountIds: [discount.id],
    isActive: true,
    applicationCount: 0,
    ...limits,
  }
  const { id, version, createdAt, lastModifiedAt, key } = discount
  await db
    .insert(referenceDocuments)
    .values({ id, version, createdAt, lastModifiedAt, kind: 'cart-discount', key, doc: discount })
  await db
    .insert(discountCodes)
    .values({ id: document.id, version, createdAt, lastModifiedAt, code, doc: document })
  return { ok: true, said: `Shoppers can use ${code} within seconds.` }
}

/** Makes a discount code with a discount of its own. */
export const addCodeCommand: Command = {
  usage: 'add-code CODE (--percent P | --amount A)',
  summary: 'make a discount code',
  options: {
    percent: { type: 'string', help: 'off every line, above 0 up to 100' },
    amount: { type: 'string', help: 'off the total, such as 5.00: the same figure in each currency' },
    name: { type: 'string', help: 'what shoppers read beside the amount (the code unless given)' },
    'valid-until': { type: 'string', help: 'the last moment: a date, or a date and time' },
    'max-uses': { type: 'string', help: 'in how many orders it can be used' },
    'max-uses-per-customer': { type: 'string', help: 'in how many orders of one customer' },
  },
  prepare: (given) => {
    const draft = readDraft(given)
    if (typeof draft === 'string') return draft
    return ({ db, now }: AdminDeps) => db.transaction((tx) => addCode(tx, draft, now))
  },
}
