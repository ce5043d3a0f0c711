import { query } from '../shop/query.ts'
import type { ShopAddresses } from '../shop/shop.ts'
import { mails } from '../state/mails.ts'

type Money = { readonly centAmount: number; readonly currencyCode: string }

/** An order as the platform stores it. */
export type BookedOrder = {
  readonly number: string
  readonly cart: string
  readonly doc: {
    readonly totalPrice: Money
    readonly taxedPrice?: { readonly totalGross: Money }
    readonly orderState?: string
    readonly inventoryMode?: string
    readonly paymentIds?: readonly string[]
    readonly lineItems: readonly { readonly quantity: number; readonly variant: { readonly sku: string } }[]
  }
}

/** A payment as the platform stores it. */
export type BookedPayment = {
  readonly id: string
  readonly doc: {
    readonly amountPlanned: Money
    readonly paymentMethodInfo: { readonly paymentInterface?: string }
  }
}

/** What a provider captured and still holds for a reference, in cents. */
export type ProviderBooking = {
  readonly reference: string
  readonly captured: number
  readonly authorised: number
}

/** Everything that has to agree after a purchase. */
export type Books = {
  readonly orders: readonly BookedOrder[]
  readonly payments: readonly BookedPayment[]
  readonly providers: readonly ProviderBooking[]
  /** The balances of the store credit's accounts, in cents. */
  readonly ledger: Readonly<Record<string, number>>
  /** The available stock by SKU. */
  readonly stock: Readonly<Record<string, number>>
  /** The order number of each confirmation mail that was sent. */
  readonly confirmations: readonly string[]
}

const providerBookings = async ({ payments }: ShopAddresses): Promise<readonly ProviderBooking[]> => {
  const response = await fetch(`${payments}/console.json`)
  return ((await response.json()) as { payments: ProviderBooking[] }).payments
}

/** Reads the books of platform, order service, providers and mailbox. */
export const readBooks = async (shop: ShopAddresses): Promise<Books> => {
  const ledger = await query<{ id: string; cents: number }>(
    shop,
    'identity',
    'select id, balance_cents::int as cents from ledger_account',
  )
  const stock = await query<{ sku: string; available: number }>(
    shop,
    'platform',
    'select sku, quantity_on_stock - reserved as available from inventory',
  )
  return {
    orders: await query(
      shop,
      'platform',
      'select order_number as number, cart_id::text as cart, doc from orders',
    ),
    payments: await query(shop, 'platform', 'select id::text as id, doc from payments'),
    providers: await providerBookings(shop),
    ledger: Object.fromEntries(ledger.map(({ id, cents }) => [id, cents])),
    stock: Object.fromEntries(stock.map(({ sku, available }) => [sku, available])),
    confirmations: (await mails(shop)).flatMap(({ key }) => /^order:(.+)$/.exec(key)?.[1] ?? []),
  }
}

/** The number of attempts to order that have not ended. */
export const runningAttempts = async (shop: ShopAddresses): Promise<number> => {
  const [row] = await query<{ running: number }>(
    shop,
    'identity',
    "select count(*)::int as running from order_attempt where state = 'running'",
  )
  return row?.running ?? 0
}
