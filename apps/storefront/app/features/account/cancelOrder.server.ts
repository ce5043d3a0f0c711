import { data, redirect } from '@remix-run/node'
import { findVisibleOrder } from '../../../server/account/orders.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { orderPath } from '../../i18n/orderPaths.ts'
import { m } from '../../paraglide/messages.js'
import { notFound } from '../errors/failures.server.ts'

/**
 * Cancels an order if no part of it is printed yet, and shows its page again. Orders of other visitors count as
 * missing.
 */
export const cancelFromForm = async (shop: ShopContext, number: string, key: string | null) => {
  const found = await findVisibleOrder(shop, number, key)
  if (!found.ok) return data({ kind: 'unavailable' as const, text: m.error_text() }, { status: 503 })
  if (!found.value) throw notFound()
  const cancelled = await shop.account.cancelOrder(await shop.token.current(), number, key ?? undefined)
  if (!cancelled.ok) {
    const { kind } = cancelled.problem
    return kind === 'refused' || kind === 'missing'
      ? data({ kind: 'refused' as const, text: m.order_cancel_refused() }, { status: 422 })
      : data({ kind: 'unavailable' as const, text: m.error_text() }, { status: 503 })
  }
  shop.session.notify({
    kind: 'message',
    title: cancelled.value === 'cancelled' ? m.order_cancel_done() : m.order_cancel_running(),
  })
  return redirect(orderPath(shop.locale, number, key ?? undefined), 303)
}
