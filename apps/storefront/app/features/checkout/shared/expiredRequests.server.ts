import type { ShopContext } from '../../../../server/context/createContext.ts'

/**
 * Requests whose action found the session ended. Without script action and loader answer in one page, and the loader must
 * not lead away from what was typed.
 */
export const expiredRequests = new WeakSet<ShopContext>()
