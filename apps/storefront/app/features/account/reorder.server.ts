import { data, redirect } from '@remix-run/node'
import { findVisibleOrder } from '../../../server/account/orders.ts'
import { reorder } from '../../../server/account/reorder.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { m } from '../../paraglide/messages.js'
import { notFound } from '../errors/failures.server.ts'

/** The maximum number of names in a notice. It is limited because the notice is stored in a cookie. */
const MOST_NAMES = 8

const failed = () => data({ kind: 'unavailable' as const, text: m.error_text() }, { status: 503 })

/**
 * Adds all lines of an order to the cart again, or only the one that the form names as `line`, and redirects to the
 * cart. A notice names what is no longer available. Orders of other visitors count as missing.
 */
export const reorderFromForm = async (
  shop: ShopContext,
  number: string,
  key: string | null,
  form: FormData,
) => {
  const found = await findVisibleOrder(shop, number, key)
  if (!found.ok) return failed()
  if (!found.value) throw notFound()
  const lineId = form.get('line')
  const lines = found.value.lineItems.filter(({ id }) => lineId === null || id === lineId)
  if (lines.length === 0) throw notFound()
  const result = await reorder(shop, lines)
  if (result.kind === 'unavailable') return failed()
  const { missing } = result
  if (missing.length > 0)
    shop.session.notify({
      kind: 'message',
      stays: true,
      title: m.reorder_missing({ count: missing.length }),
      text: missing
        .slice(0, MOST_NAMES)
        .map((name) => name.slice(0, 80))
        .join(', '),
    })
  return redirect(shop.paths.cart(), 303)
}
