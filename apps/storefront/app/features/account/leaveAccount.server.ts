import { redirect } from '@remix-run/node'
import { logOut } from '../../../server/account/signIn.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'

/** Logs the customer out and leads home. */
export const leaveAccount = async (shop: ShopContext) => {
  await logOut(shop)
  return redirect(shop.paths.home(), 303)
}
