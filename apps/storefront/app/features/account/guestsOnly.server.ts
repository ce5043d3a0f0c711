import { redirect } from '@remix-run/node'
import type { ShopContext } from '../../../server/context/createContext.ts'

/** Signed-in visitors who open login, register, forgot or reset go home (spec §2). */
export const guestsOnly = ({ session, paths }: ShopContext): null => {
  if (session.customer) throw redirect(paths.home())
  return null
}
