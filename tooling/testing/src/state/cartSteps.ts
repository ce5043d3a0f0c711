import { allByRole } from '../visitor/find.ts'
import type { Page } from '../visitor/Page.ts'
import type { Visitor } from '../visitor/Visitor.ts'
import type { Currency } from './people.ts'
import { isRemembered, rememberForm, sendRememberedForm } from './rememberedForms.ts'

/**
 * A line of a cart. Its product is the first one in a category whose card matches `product`. `category` is the path of
 * the category, such as `throw-pillow`.
 */
export type CartLine = { readonly category: string; readonly quantity?: number; readonly product?: RegExp }

/** The path prefix of each visitor's locale. */
const locales = new WeakMap<Visitor, string>()

/** A cache of product paths without a locale; they do not change during a run. */
const productPaths = new Map<string, string>()

const LOCALE = /^\/en(-[A-Z]{2})?(?=\/|$)/

/** Returns the path of the first product of a category whose card contains `product`, in the visitor's locale. */
export const productPath = async (
  visitor: Visitor,
  { category, product = /./ }: Omit<CartLine, 'quantity'>,
  locale = locales.get(visitor) ?? '',
): Promise<string> => {
  const key = `${visitor.shop} ${category} ${product}`
  const known = productPaths.get(key)
  if (known) return locale + known
  const page = await visitor.open(`${locale}/category/${category}`)
  const link = [...page.main.querySelectorAll('a[href*="/product/"]')].find((each) =>
    product.test(each.closest('li, article')?.textContent ?? each.textContent ?? ''),
  )
  const path = link?.getAttribute('href')?.replace(LOCALE, '')
  if (!path) throw new Error(`No product of ${category} contains ${product}.`)
  productPaths.set(key, path)
  return locale + path
}

/**
 * Adds a product with the form of its page and returns the cart. With `manual`, returns the redirect to the cart
 * without loading the cart. The form is loaded only once, because it is the same for every visitor.
 */
export const addLine = async (
  visitor: Visitor,
  line: CartLine,
  locale?: string,
  redirect: 'follow' | 'manual' = 'follow',
): Promise<Page> => {
  const path = await productPath(visitor, line, locale)
  const form = `buy ${path}`
  if (!isRemembered(visitor, form)) rememberForm(form, await visitor.open(path), 'Add to cart')
  const changes = line.quantity === undefined ? {} : { quantity: String(line.quantity) }
  return sendRememberedForm(visitor, form, { changes, redirect })
}

/** Applies a promo code and returns the cart page, also when the code is refused. */
export const applyCode = (cart: Page, code: string): Promise<Page> =>
  cart.fill('Promo code', code).press('Apply')

export type Gift = { readonly to: string; readonly from: string; readonly message: string }

/** Saves a gift message on the cart and returns the cart page. */
export const saveGift = (cart: Page, { to, from, message }: Gift): Promise<Page> =>
  cart.fillAll({ To: to, From: from, Message: message }).press('Save the message')

/** Sets the visitor's currency without loading a page, and returns the redirect. */
export const switchCurrency = async (visitor: Visitor, currency: Currency): Promise<Page> => {
  const page = await visitor.post('/preferences', { back: '/', currency }, { redirect: 'manual' })
  const target = page.headers.get('location')
  if (page.status !== 303 || target === null)
    throw new Error(`The currency ${currency} was not set: ${page.status} ${page.alerts.join(' ')}`)
  locales.set(visitor, LOCALE.exec(new URL(target, page.url).pathname)?.[0] ?? '')
  return page
}

/** Returns the quantities of the cart's lines, in order. */
export const quantities = (cart: Page): number[] =>
  allByRole(cart.main, 'spinbutton', /^Quantity/).map((field) => Number((field as HTMLInputElement).value))
