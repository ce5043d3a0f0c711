import type { BrowserContext } from 'playwright-core'
import { query } from '../harness/services.ts'

/** The id of a shopper's cart, as the shop's own cookie has it. */
export const cartId = async (context: BrowserContext): Promise<string> => {
  const cookie = (await context.cookies()).find(({ name, value }) => name === 'CT_cart' && value !== '')
  if (!cookie) throw new Error('The shopper has no cart.')
  return cookie.value
}

type CartDoc = { readonly cartState: string; readonly lineItems: readonly { readonly quantity: number }[] }

/** What the platform holds of a cart: its state, and the quantity of each line. */
export const platformCart = async (id: string) => {
  const [row] = await query<{ doc: CartDoc }>('platform', 'select doc from carts where id = $1', [id])
  return row && { state: row.doc.cartState, lines: row.doc.lineItems.map(({ quantity }) => quantity) }
}
