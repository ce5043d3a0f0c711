import { allByRole } from '../visitor/find.ts'
import type { Page } from '../visitor/Page.ts'
import type { Visitor } from '../visitor/Visitor.ts'
import type { Currency } from './people.ts'

/** A line of a cart: the first product of a category, given by its path (`throw-pillow`), and a quantity. */
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

/** A cache of the fields that product forms send. They are the same for every visitor. */
const buyForms = new Map<string, { readonly url: string; readonly fields: string }>()

/** Adds a product as its page does and returns the cart. */
export const addLine = async (visitor: Visitor, line: CartLine, locale?: string): Promise<Page> => {
  const path = await productPath(visitor, line, locale)
  const key = visitor.shop + path
  if (!buyForms.has(key)) {
    const page = await visitor.open(path)
    const { url, body } = page.requestOf('Add to cart')
    buyForms.set(key, { url, fields: String(body) })
  }
  const { url, fields } = buyForms.get(key) ?? { url: '', fields: '' }
  const body = new URLSearchParams(fields)
  if (line.quantity !== undefined) body.set('quantity', String(line.quantity))
  return visitor.request(url, { method: 'POST', body, headers: { origin: new URL(url).origin } })
}

/** Applies a promo code and returns the cart page, also when the code is refused. */
export const applyCode = (cart: Page, code: string): Promise<Page> =>
  cart.fill('Promo code', code).press('Apply')

export type Gift = { readonly to: string; readonly from: string; readonly message: string }

/** Saves a gift message on the cart and returns the cart page. */
export const saveGift = (cart: Page, { to, from, message }: Gift): Promise<Page> =>
  cart.fillAll({ To: to, From: from, Message: message }).press('Save the message')

/** Sets the visitor's currency and returns the page that follows. */
export const switchCurrency = async (visitor: Visitor, currency: Currency): Promise<Page> => {
  const preferences = await visitor.open('/preferences')
  const page = await preferences.check(new RegExp(`${currency}$`)).press('Save')
  locales.set(visitor, LOCALE.exec(page.path)?.[0] ?? '')
  return page
}

/** Returns the quantities of the cart's lines, in order. */
export const quantities = (cart: Page): number[] =>
  allByRole(cart.main, 'spinbutton', /^Quantity/).map((field) => Number((field as HTMLInputElement).value))
