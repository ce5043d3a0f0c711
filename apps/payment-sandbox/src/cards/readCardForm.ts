import type { Context } from 'hono'
import { type Card, type CardEntry, type CardProblems, readCard } from './readCard.ts'

const NAMES = ['number', 'expiry', 'cvc', 'name'] as const

/** The fields that a page may show again: never a number or a security code. */
export type RefillableFields = Pick<CardEntry, 'expiry' | 'name'>

/** Reads a card from a posted form. An invalid body counts as an empty form. */
export const readCardForm = async (
  context: Context,
  now: Date,
): Promise<
  { readonly card: Card } | { readonly problems: CardProblems; readonly kept: RefillableFields }
> => {
  const form = await context.req.formData().catch(() => new FormData())
  const [number = '', expiry = '', cvc = '', name = ''] = NAMES.map((field) => {
    const value = form.get(field)
    return typeof value === 'string' ? value.slice(0, 100) : ''
  })
  const read = readCard({ number, expiry, cvc, name }, now)
  return 'problems' in read ? { ...read, kept: { expiry, name } } : read
}
