import { data, redirect } from '@remix-run/node'
import { giftMessageSchema, plainTextField, readForm } from '@selvedge/cart-domain/forms'
import { type Cart, changeQuantityAction, removeLineAction } from '@selvedge/commerce-client'
import { removeDiscountCodeAction } from '@selvedge/commerce-client/changes'
import * as v from 'valibot'
import { findLineFields } from '../../../server/cart/lineFields.ts'
import type { CartProblem, CartResult as Changed } from '../../../server/cart/visitorCart.ts'
import {
  addToCart,
  applyPromoCode,
  readCart,
  saveGift,
  updateCart,
} from '../../../server/cart/visitorCart.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { addToWishlist, wishlistItemOfLine } from '../../../server/wishlist/wishlist.ts'
import { findYardFields } from '../../../server/yard/yardLine.ts'
import { type CartChange, parseCartChange } from './cartChange.server.ts'
import { cartProblemText } from './cartProblemText.ts'
import { type CartResult, cartSubject } from './cartResult.ts'
import { cartData } from './loadCart.server.ts'

const statusOf = ({ kind }: CartProblem): number =>
  kind === 'unavailable' ? 503 : kind === 'too-many' ? 429 : 422

const failed = (kind: CartProblem['kind']): Changed => ({ ok: false, problem: { kind } })

/** The lines of the visitor's cart: none without a cart, `undefined` when the cart cannot be read. */
const readLines = (shop: ShopContext): Promise<Cart['lineItems'] | undefined> =>
  readCart(shop).then(
    (cart) => cart?.lineItems ?? [],
    () => undefined,
  )

/**
 * Moves a line of the cart to the wishlist. The line is saved first and removed afterwards, so a failure in between
 * never loses it.
 */
const moveToWishlist = async (shop: ShopContext, lineItemId: string): Promise<Changed> => {
  const lines = await readLines(shop)
  const line = lines?.find(({ id }) => id === lineItemId)
  const item = line && wishlistItemOfLine(line)
  if (!item) return failed(lines ? 'invalid' : 'unavailable')
  const saved = await addToWishlist(shop, item)
  if (!saved.ok) return failed(saved.problem.kind === 'network' ? 'unavailable' : 'item-unavailable')
  return updateCart(shop, [removeLineAction(lineItemId)])
}

const removeOthers = async (shop: ShopContext, lineItemId: string): Promise<Changed> => {
  const lines = await readLines(shop)
  const others = lines?.filter(({ id }) => id !== lineItemId) ?? []
  if (!lines || others.length === lines.length) return failed(lines ? 'invalid' : 'unavailable')
  return updateCart(shop, [
    changeQuantityAction(lineItemId, 1),
    ...others.map(({ id }) => removeLineAction(id)),
  ])
}

type Addition = Extract<CartChange, { intent: 'add' }>

const hasField = ({ custom }: Cart['lineItems'][number], name: string, value: unknown): boolean =>
  custom?.customFieldsRaw?.find((field) => field.name === name)?.value === value

/**
 * Adds a variant. A Fill-a-Yard is added with its designs. If it was opened from a cart line, it replaces that line and
 * keeps its quantity.
 */
const addLine = async (
  shop: ShopContext,
  { sku, quantity, parts, line }: Addition,
  slug: string,
): Promise<Changed> => {
  if (quantity === 0) return failed('quantity')
  const yard = await findYardFields(shop, { slug, sku, parts })
  if (!yard.ok) return yard
  if (!yard.value) return addToCart(shop, { sku, quantity, fields: await findLineFields(shop, slug, sku) })
  const fields = yard.value
  const cart = line ? await readCart(shop).catch(() => undefined) : undefined
  const replaced = cart?.lineItems.find(({ id }) => id === line)
  const isSame =
    replaced?.variant?.sku === sku && hasField(replaced, 'fillAYardDesigns', fields.custom?.fillAYardDesigns)
  // If the designs are the same, the line stays as it is. Otherwise the platform would merge the added designs into
  // this line, and removing the line would remove them, too.
  if (cart && replaced && isSame) return { ok: true, value: cart }
  const added = await addToCart(shop, { sku, quantity: replaced?.quantity ?? quantity, fields })
  return added.ok && replaced ? updateCart(shop, [removeLineAction(replaced.id)]) : added
}

/** Carries out a change that needs no further validation. */
const apply = async (
  shop: ShopContext,
  change: Exclude<CartChange, { intent: 'save-gift' }>,
  productSlug: string,
): Promise<Changed> => {
  switch (change.intent) {
    case 'add':
      return addLine(shop, change, productSlug)
    case 'quantity':
      return updateCart(shop, [changeQuantityAction(change.lineItemId, change.quantity)])
    case 'remove':
      return updateCart(shop, [removeLineAction(change.lineItemId)])
    case 'move-to-wishlist':
      return moveToWishlist(shop, change.lineItemId)
    case 'keep-only':
      return removeOthers(shop, change.lineItemId)
    case 'add-code':
      return applyPromoCode(shop, change.code)
    case 'remove-code':
      return updateCart(shop, [removeDiscountCodeAction(change.codeId)])
    case 'remove-gift':
      return saveGift(shop, undefined)
  }
}

/**
 * The typed code, for its field. A code that is on the cart already needs no correction, so its field is empty again.
 */
const typedCode = (form: FormData, { kind }: CartProblem): string | undefined => {
  const code = v.safeParse(plainTextField, form.get('code'))
  return code.success && code.output && kind !== 'code-on-cart' ? code.output : undefined
}

const refuse = (problem: CartProblem, form: FormData) => {
  const message = cartProblemText(problem)
  const typed = typedCode(form, problem)
  return data<CartResult>(
    { kind: 'refused', problem, message, subject: cartSubject(form), ...(typed ? { typed } : {}) },
    { status: statusOf(problem) },
  )
}

/**
 * Returns the changed cart to a page that JavaScript updates, or redirects to the cart after a form was submitted
 * without JavaScript.
 */
const succeed = async (shop: ShopContext, cart: Cart, intent: string) => {
  if (!shop.isDocument) return data<CartResult>({ kind: 'changed', intent, data: await cartData(shop, cart) })
  const { paths } = shop
  return redirect(intent === 'move-to-wishlist' ? paths.cartAfterSaving() : paths.cart(), 303)
}

/**
 * Carries out the change of the cart that a form requests (spec §7). A refused change leaves the cart unchanged.
 *
 * @param productSlug The slug of the product whose page has the form.
 */
export const changeCart = async (shop: ShopContext, form: FormData, productSlug = '') => {
  const change = parseCartChange(form)
  if (!change.ok) return refuse(change.problem, form)
  if (change.value.intent === 'save-gift') {
    const gift = readForm(giftMessageSchema, form.entries())
    if (!gift.ok) return data<CartResult>({ kind: 'gift-refused', form: gift }, { status: 422 })
    const saved = await saveGift(shop, gift.value)
    return saved.ok ? succeed(shop, saved.value, 'save-gift') : refuse(saved.problem, form)
  }
  if (change.value.intent === 'add' && change.value.step)
    return data<CartResult>({ kind: 'stepped', quantity: Math.max(1, change.value.quantity) })
  const changed = await apply(shop, change.value, productSlug)
  return changed.ok ? succeed(shop, changed.value, change.value.intent) : refuse(changed.problem, form)
}
