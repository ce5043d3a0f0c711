import { redirect } from '@remix-run/node'
import type { ShopContext } from '../../../server/context/createContext.ts'

/** Clears the list of viewed products, and shows the page again. */
export const forgetViewed = ({ session }: ShopContext, page: string): Response => {
  session.forgetViewed()
  return redirect(page, 303)
}
