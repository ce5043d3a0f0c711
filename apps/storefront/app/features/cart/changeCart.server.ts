import { data, redirect } from '@remix-run/node'
import { parseQuantity } from '@selvedge/cart-domain'
import { GiftForm, plainText, readForm } from '@selvedge/cart-domain/forms'
import * as v from 'valibot'
import type { CartProblem } from '../../../server/cart/cartProblem.ts'
import type { CartResult } from '../../../server/cart/createVisitorCart.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import type { FormAnswer } from '../forms/createFields.ts'

/** What became of a change, and which line or field it was about. */
export type CartChange =
  | { readonly added: true }
  | { readonly about: 'gift'; readonly form: FormAnswer }
  | { readonly problem: CartProblem; readonly about: string; readonly typed?: string }

const refuse = (problem: CartProblem, about: string, typed?: string) =>
  data<CartChange>(
    { problem, about, ...(typed ? { typed } : {}) },
    { status: problem.kind === 'unavailable' ? 503 : 422 },
  )

const short = v.pipe(plainText, v.nonEmpty(), v.maxLength(200))
const field = (form: FormData, name: string): string | undefined => {
  const parsed = v.safeParse(short, form.get(name))
  return parsed.success ? parsed.output : undefined
}

/** The quantity a line's form asks for: what was typed, or one more or less by a button (which works before script). */
const askedQuantity = (form: FormData) => {
  const typed = parseQuantity(form.get('quantity'))
  if (!typed.ok) return typed
  const step = form.get('step')
  return parseQuantity(
    String(Math.max(0, typed.value + (step === 'increase' ? 1 : step === 'decrease' ? -1 : 0))),
  )
}

/** Carries out one change of the cart and answers as the page needs it: back to the cart, or in place for script. */
export const changeCart = async ({ cart, paths }: ShopContext, form: FormData) => {
  const done = (result: CartResult, about: string, typed?: string) =>
    result.ok ? redirect(paths.cart(), 303) : refuse(result.problem, about, typed)
  const line = field(form, 'lineItemId') ?? ''

  switch (form.get('intent')) {
    case 'add': {
      const sku = field(form, 'sku')
      const quantity = parseQuantity(form.get('quantity'))
      if (!sku || !quantity.ok || quantity.value === 0) return refuse({ kind: 'quantity' }, 'add')
      const result = await cart.add(sku, quantity.value)
      if (result.ok && form.get('stay') === '1') return data<CartChange>({ added: true })
      return done(result, 'add')
    }
    case 'quantity': {
      const quantity = askedQuantity(form)
      if (!line || !quantity.ok) return refuse({ kind: 'quantity' }, line)
      return done(await cart.setQuantity(line, quantity.value), line)
    }
    case 'remove':
      return line ? done(await cart.remove(line), line) : refuse({ kind: 'invalid' }, line)
    case 'code': {
      const code = field(form, 'code')
      return code ? done(await cart.addCode(code), 'code', code) : refuse({ kind: 'code-unknown' }, 'code')
    }
    case 'remove-code': {
      const id = field(form, 'codeId')
      return id ? done(await cart.removeCode(id), 'code') : refuse({ kind: 'invalid' }, 'code')
    }
    case 'gift': {
      const gift = readForm(GiftForm, form.entries())
      if (gift.ok) return done(await cart.setGift(gift.value), 'gift')
      return data<CartChange>({ about: 'gift', form: gift }, { status: 422 })
    }
    case 'remove-gift':
      return done(await cart.setGift(undefined), 'gift')
    default:
      return refuse({ kind: 'invalid' }, '')
  }
}
