import type { Context } from 'hono'
import { type Card, type CardProblems, readCard } from './readCard.ts'

const NAMES = ['number', 'expiry', 'cvc', 'name'] as const

/** Reads a card from a posted form. A body that is no form is a form without entries. */
export const readCardForm = async (
  context: Context,
  now: Date,
): Promise<{ readonly card: Card } | { readonly problems: CardProblems }> => {
  const form = await context.req.formData().catch(() => new FormData())
  const [number, expiry, cvc, name] = NAMES.map((field) => {
    const value = form.get(field)
    return typeof value === 'string' ? value.slice(0, 100) : ''
  })
  return readCard({ number: number ?? '', expiry: expiry ?? '', cvc: cvc ?? '', name: name ?? '' }, now)
}
