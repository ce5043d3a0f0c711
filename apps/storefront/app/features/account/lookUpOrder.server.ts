import { data, redirect } from '@remix-run/node'
import { orderLookupSchema, readForm } from '@selvedge/cart-domain/forms'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { orderPath } from '../../i18n/orderPaths.ts'
import type { AccountRefusal } from './accountForms.server.ts'

const statuses = { refused: 404, 'too-many': 429, unavailable: 503 } as const

/**
 * Finds a guest's order by number and email, and redirects to its page. The response to a wrong email is the same as
 * the response to an unknown number.
 */
export const lookUpOrder = async ({ identity, locale, market }: ShopContext, form: FormData) => {
  const read = readForm(orderLookupSchema, [...form.entries()])
  if (!read.ok)
    return data<AccountRefusal>(
      { kind: 'form', problems: read.problems, values: read.values },
      { status: 422 },
    )
  const { email } = read.value
  const orderNumber = read.value.orderNumber.replace(/^#/, '').toUpperCase()
  const found = await identity.findOrder({ orderNumber, email, locale: market.locale })
  if (found.ok) return redirect(orderPath(locale, orderNumber, found.value.key), 303)
  const { kind } = found.problem
  const refusal = kind === 'too-many' || kind === 'unavailable' ? kind : 'refused'
  return data<AccountRefusal>(
    { kind: refusal, values: { orderNumber, email } },
    { status: statuses[refusal] },
  )
}
