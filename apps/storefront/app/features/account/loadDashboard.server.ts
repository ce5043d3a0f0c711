import { redirect } from '@remix-run/node'
import { addressFields } from '@selvedge/cart-domain/forms'
import { findCustomer } from '../../../server/account/customer.ts'
import { listOrders } from '../../../server/account/orders.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { notFound, unavailable } from '../errors/failures.server.ts'
import { orderView } from './orderView.server.ts'

const PAGE = 10

/** The pages of the dashboard that exist; without one it shows the order history. */
const pages = ['orders', 'addresses'] as const
type Page = (typeof pages)[number]

/** Loads the account's dashboard: the customer, and the requested page. Guests are redirected to the login and back. */
export const loadDashboard = async (shop: ShopContext, requested: string | undefined, request: Request) => {
  const { paths, session } = shop
  if (!session.customer) throw redirect(paths.login(paths.account(requested)))
  const page: Page | undefined =
    requested === undefined ? 'orders' : pages.find((known) => known === requested)
  if (!page) throw notFound()
  const customer = await findCustomer(shop)
  if (!customer.ok) throw unavailable()
  if (!customer.value) throw redirect(paths.login(paths.account(requested)))
  const query = Number(new URL(request.url).searchParams.get('page') ?? '1')
  const number = Number.isSafeInteger(query) && query > 0 && query < 1_000 ? query : 1
  const orders =
    page === 'orders' ? await listOrders(shop, { offset: (number - 1) * PAGE, limit: PAGE }) : undefined
  if (orders && !orders.ok) throw unavailable()
  const { firstName, email, addresses, customerGroup, defaultShippingAddressId, defaultBillingAddressId } =
    customer.value
  return {
    page,
    firstName: firstName ?? '',
    email,
    group: customerGroup?.key ?? '',
    addresses: addresses.map((address) => ({
      ...addressFields(address),
      shipping: address.id === defaultShippingAddressId,
      billing: address.id === defaultBillingAddressId,
    })),
    orders: (orders?.value.orders ?? []).map((order) => orderView(order, shop)),
    number,
    last: Math.max(1, Math.ceil((orders?.value.total ?? 0) / PAGE)),
  }
}

export type DashboardData = Awaited<ReturnType<typeof loadDashboard>>
