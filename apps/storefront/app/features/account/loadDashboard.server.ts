import { redirect } from '@remix-run/node'
import { findCustomer } from '../../../server/account/customer.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { notFound, unavailable } from '../errors/failures.server.ts'
import { loadOrderHistory } from './orderHistory.server.ts'

/** The pages of the dashboard that this route shows. */
const pages = ['orders'] as const
type Page = (typeof pages)[number]

/** Loads the account's dashboard: the customer, and the requested page. Guests are redirected to the login and back. */
export const loadDashboard = async (shop: ShopContext, requested: string | undefined, request: Request) => {
  const { paths, session } = shop
  if (!session.customer) throw redirect(paths.login(paths.account(requested)))
  const page: Page | undefined = pages.find((known) => known === requested)
  if (!page) throw notFound()
  const customer = await findCustomer(shop)
  if (!customer.ok) throw unavailable()
  if (!customer.value) throw redirect(paths.login(paths.account(requested)))
  const history = await loadOrderHistory(shop, new URL(request.url))
  const { firstName, email, customerGroup } = customer.value
  return {
    page,
    firstName: firstName ?? '',
    email,
    group: customerGroup?.key ?? '',
    history,
  }
}

export type DashboardData = Awaited<ReturnType<typeof loadDashboard>>
