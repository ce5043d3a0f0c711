import { allByRole } from '../visitor/find.ts'
import type { Page } from '../visitor/Page.ts'
import type { Visitor } from '../visitor/Visitor.ts'
import type { Currency } from './people.ts'

/** A line of a cart: the first product of a category, by the category's path (`throw-pillow`), so many of it. */
export type CartLine = { readonly category: string; readonly quantity?: number; readonly product?: RegExp }

/** Paths of products do not change during a run. */
const productPaths = new Map<string, string>()

/** The path of the first product of a category whose card says `product`. */
export const productPath = async (
  visitor: Visitor,
  { category, product = /./ }: Omit<CartLine, 'quantity'>,
  locale = '',
): Promise<string> => {
  const key = `${visitor.shop} ${locale} ${category} ${product}`
  const known = productPaths.get(key)
  if (known) return known
  const page = await visitor.open(`${locale}/category/${category}`)
  const link = [...page.main.querySelectorAll('a[href*="/product/"]')].find((each) =>
    product.test(each.closest('li, article')?.textContent ?? each.textContent ?? ''),
  )
  const path = link?.getAttribute('href')
  if (!path) throw new Error(`No product of ${category} says ${product}.`)
  productPaths.set(key, path)
  return path
}

/** Adds a product from its page and gives the cart. */
export const addLine = async (visitor: Visitor, line: CartLine, locale = ''): Promise<Page> => {
  const page = await visitor.open(await productPath(visitor, line, locale))
  if (line.quantity !== undefined) page.fill(/^Quantity/, String(line.quantity))
  return page.press('Add to cart')
}

/** Puts a promo code on the cart and gives the cart, whatever it says of the code. */
export const applyCode = (cart: Page, code: string): Promise<Page> =>
  cart.fill('Promo code', code).press('Apply')

export type Gift = { readonly to: string; readonly from: string; readonly message: string }

/** Saves a gift message on the cart and gives the cart. */
export const saveGift = (cart: Page, { to, from, message }: Gift): Promise<Page> =>
  cart.fillAll({ To: to, From: from, Message: message }).press('Save the message')

/** Makes a currency the visitor's own and gives the page that follows. */
export const switchCurrency = async (visitor: Visitor, currency: Currency): Promise<Page> => {
  const preferences = await visitor.open('/preferences')
  return preferences.check(new RegExp(`${currency}$`)).press('Save')
}

/** Quantity fields of the cart's lines, in order. */
export const quantities = (cart: Page): number[] =>
  allByRole(cart.main, 'spinbutton', /^Quantity/).map((field) => Number((field as HTMLInputElement).value))
