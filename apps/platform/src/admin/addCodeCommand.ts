import { randomUUID } from 'node:crypto'
import { currencies, localised } from '@selvedge/catalogue'
import type { Connection } from '../db/database.ts'
import { discountCodes, referenceDocuments } from '../db/schema.ts'
import { money } from '../engine/money/money.ts'
import type { CartDiscount, DiscountCode, DiscountValue } from '../model/discount.ts'
import { findDiscountCodes } from '../store/discountCodeStore.ts'
import { loadReference } from '../store/referenceStore.ts'
import { type AdminDeps, type Command, type Outcome, type ParsedArguments, wholeNumber } from './command.ts'

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

const readValue = ({ percent, amount }: ParsedArguments['values']): DiscountValue | undefined => {
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

/** Parses the command line. Returns a text that explains the error when an argument is wrong. */
const readDraft = ({ positionals, values }: ParsedArguments): Draft | string => {
  const [code, ...rest] = positionals
  if (code === undefined || rest.length > 0) return 'Give one code.'
  if (!/^[A-Za-z0-9_-]{2,64}$/.test(code))
    return 'A code must have 2 to 64 letters, digits, hyphens and underscores.'
  const value = readValue(values)
  if (!value) return 'Give either --percent, above 0 up to 100, or --amount, such as 5.00.'
  const until = values['valid-until']
  if (typeof until === 'string' && Number.isNaN(Date.parse(until)))
    return '--valid-until must be a date, such as 2027-01-31, or a date and time.'
  const limits = ['max-uses', 'max-uses-per-customer'].map((name) => [name, values[name]] as const)
  for (const [name, given] of limits)
    if (given !== undefined && wholeNumber(given, 1) === undefined)
      return `--${name} must be a whole number of at least 1.`
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

// Returns an unused sort order, because the sort orders of discounts are unique. A new discount comes after the seeded
// ones.
const freeSortOrder = (taken: ReadonlySet<string>): string => {
  let place = 3_999
  while (taken.has(`0.${place}`)) place -= 1
  return `0.${place}`
}

const addCode = async (db: Connection, draft: Draft, now: Date): Promise<Outcome> => {
  const [known] = await findDiscountCodes(db, [], [draft.code])
  if (known) return { ok: false, reason: `The code '${draft.code}' already exists. Choose another.` }
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
  return { ok: true, message: `Shoppers can use ${code} within seconds.` }
}

/** Creates a discount code with its own cart discount. */
export const addCodeCommand: Command = {
  usage: 'add-code CODE (--percent P | --amount A)',
  summary: 'create a discount code',
  options: {
    percent: { type: 'string', help: 'percentage off every line, above 0 up to 100' },
    amount: { type: 'string', help: 'amount off the total, such as 5.00, the same in each currency' },
    name: { type: 'string', help: 'the name that shoppers see (default: the code)' },
    'valid-until': { type: 'string', help: 'the end of validity: a date, or a date and time' },
    'max-uses': { type: 'string', help: 'the maximum number of orders' },
    'max-uses-per-customer': { type: 'string', help: 'the maximum number of orders per customer' },
  },
  prepare: (given) => {
    const draft = readDraft(given)
    if (typeof draft === 'string') return draft
    return ({ db, now }: AdminDeps) => db.transaction((tx) => addCode(tx, draft, now))
  },
}
