import { data, redirect } from '@remix-run/node'
import { parseQuantity } from '@selvedge/cart-domain'
import { GiftForm, plainText, readForm } from '@selvedge/cart-domain/forms'
import { changeQuantityAction, removeLineAction } from '@selvedge/commerce-client'
import * as v from 'valibot'
import type { CartProblem } from '../../../server/cart/cartProblem.ts'
import type { CartResult } from '../../../server/cart/cartResult.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { savedItem } from '../../../server/wishlist/savedItem.ts'
import { inRequestLocale } from '../../i18n/requestLocale.server.ts'
import type { FormAnswer } from '../forms/createFields.ts'
import { cartProblemText } from './cartProblemText.ts'
import { typedQuantity } from './typedQuantity.ts'

/** What became of a change, and which line or field it was about. */
export type CartChange =
  | { readonly added: true }
  | { readonly about: 'gift'; readonly form: FormAnswer }
  | CartRefusal

/** A change that did not happen, and why, in the words of the shopper's locale: the page need not bring all of them. */
export type CartRefusal = {
  readonly problem: CartProblem
  readonly words: string
  readonly about: string
  readonly typed?: string
}

const statusOf = ({ kind }: CartProblem): number =>
  kind === 'unavailable' ? 503 : kind === 'too-many' ? 429 : 422

const refuse = ({ locale }: ShopContext, problem: CartProblem, about: string, typed?: string) => {
  const words = inRequestLocale(locale, () => cartProblemText(problem))
  return data<CartChange>(
    { problem, words, about, ...(typed ? { typed } : {}) },
    { status: statusOf(problem) },
  )
}

const short = v.pipe(plainText, v.nonEmpty(), v.maxLength(200))
const field = (form: FormData, name: string, schema: v.GenericSchema<string> = short): string | undefined => {
  const parsed = v.safeParse(schema, form.get(name))
  return parsed.success ? parsed.output : undefined
}

/** The quantity a line's form asks for: what was typed, or one more or less by a button (which works before script). */
const askedQuantity = (form: FormData) => {
  const typed = typedQuantity(form.get('quantity'))
  if (!typed.ok) return typed
  const step = form.get('step')
  return parseQuantity(
    String(Math.max(0, typed.value + (step === 'increase' ? 1 : step === 'decrease' ? -1 : 0))),
  )
}

/** Saves a line first and removes it then: whatever fails in between, it is in one of the two places, or in both. */
const moveToWishlist = async (shop: ShopContext, lineItemId: string) => {
  const { cart, wishlist, paths } = shop
  const current = await cart.read().catch(() => undefined)
  const line = current?.lineItems.find(({ id }) => id === lineItemId)
  const item = line && savedItem(line)
  if (!item) return refuse(shop, { kind: current ? 'invalid' : 'unavailable' }, lineItemId)
  const saved = await wishlist.save(item)
  if (!saved.ok)
    return refuse(
      shop,
      { kind: saved.problem.kind === 'network' ? 'unavailable' : 'item-unavailable' },
      lineItemId,
    )
  const removed = await cart.remove(lineItemId)
  return removed.ok ? redirect(paths.cartAfterSaving(), 303) : refuse(shop, removed.problem, lineItemId)
}

/** Carries out one change of the cart and answers as the page needs it: back to the cart, or in place for script. */
export const changeCart = async (shop: ShopContext, form: FormData) => {
  const { cart, paths } = shop
  const done = (result: CartResult, about: string, typed?: string) =>
    result.ok ? redirect(paths.cart(), 303) : refuse(shop, result.problem, about, typed)
  const line = field(form, 'lineItemId') ?? ''

  switch (form.get('intent')) {
    case 'add': {
      const sku = field(form, 'sku')
      const quantity = typedQuantity(form.get('quantity'))
      if (!sku || !quantity.ok || quantity.value === 0) return refuse(shop, { kind: 'quantity' }, 'add')
      const result = await cart.add(sku, quantity.value)
      if (result.ok && form.get('stay') === '1') return data<CartChange>({ added: true })
      return done(result, 'add')
    }
    case 'quantity': {
      const quantity = askedQuantity(form)
      if (!line || !quantity.ok) return refuse(shop, { kind: 'quantity' }, line)
      return done(await cart.setQuantity(line, quantity.value), line)
    }
    case 'remove':
      return line ? done(await cart.remove(line), line) : refuse(shop, { kind: 'invalid' }, line)
    case 'wish':
      return moveToWishlist(shop, line)
    case 'keep-only': {
      const current = await cart.read().catch(() => undefined)
      const others = current?.lineItems.filter(({ id }) => id !== line) ?? []
      if (!current || others.length === current.lineItems.length)
        return refuse(shop, { kind: 'invalid' }, line)
      return done(
        await cart.update([changeQuantityAction(line, 1), ...others.map(({ id }) => removeLineAction(id))]),
        line,
      )
    }
    case 'code': {
      const code = field(form, 'code')
      if (!code) return refuse(shop, { kind: 'code-unknown' }, 'code', field(form, 'code', plainText))
      const result = await cart.addCode(code)
      // One that is on the cart needs no mending: its field is free for another.
      const isOn = !result.ok && result.problem.kind === 'code-on-cart'
      return done(result, 'code', isOn ? undefined : code)
    }
    case 'remove-code': {
      const id = field(form, 'codeId')
      return id ? done(await cart.removeCode(id), 'code') : refuse(shop, { kind: 'invalid' }, 'code')
    }
    case 'gift': {
      const gift = readForm(GiftForm, form.entries())
      if (gift.ok) return done(await cart.setGift(gift.value), 'gift')
      return data<CartChange>({ about: 'gift', form: gift }, { status: 422 })
    }
    case 'remove-gift':
      return done(await cart.setGift(undefined), 'gift')
    default:
      return refuse(shop, { kind: 'invalid' }, '')
  }
}
