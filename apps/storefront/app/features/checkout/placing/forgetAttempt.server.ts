import type { ShopContext } from '../../../../server/context/createContext.ts'

/** Lets go of an attempt that has ended without an order: cart and checkout lead to it no longer. */
export const forgetAttempt = ({ session }: Pick<ShopContext, 'session'>, id: string): void => {
  if (session.cart?.attempt !== id) return
  const { attempt: _, ...cart } = session.cart
  session.cart = cart
}
