import { eventually } from '../eventually.ts'
import { providerTotals } from '../providers/sandbox.ts'
import { query } from '../shop/query.ts'
import type { ShopAddresses } from '../shop/shop.ts'

type Money = { readonly centAmount: number; readonly currencyCode: string }

/** The fields of a stored order that tests use. */
export type PlatformOrder = {
  readonly orderNumber: string
  readonly totalPrice: Money
  readonly taxedPrice?: { readonly totalGross: Money }
  readonly orderState?: string
  readonly paymentState?: string
  readonly purchaseOrderNumber?: string
  readonly customerEmail?: string
  readonly country?: string
  readonly locale?: string
  readonly shippingAddress?: Readonly<Record<string, string>>
  readonly billingAddress?: Readonly<Record<string, string>>
  readonly discountCodes?: readonly unknown[]
  readonly custom?: { readonly fields: Readonly<Record<string, string>> }
}

/** The facts about an order, from all sources except its pages. */
export type OrderFacts = PlatformOrder & {
  /** Cents to pay, with tax. */
  readonly total: number
  readonly currency: string
  /** The payments of the order; `by` is the payment interface. */
  readonly payments: readonly { readonly by: string; readonly cents: number }[]
  /** Cents that payment providers have to capture: all payments except store credit and invoices. */
  readonly owedToProviders: number
  /** Cents that the providers captured, and cents that they still hold. */
  readonly provider: { readonly captured: number; readonly authorised: number }
  /** Numbers of all orders of the same cart or, for a guest, of the same visitor. */
  readonly siblings: readonly string[]
}

const internalInterfaces = ['spoondollars', 'PurchaseOrder']

const byNumber = "doc->>'orderNumber' = $1"

/** Returns the order as the platform stores it; `undefined` when there is none. */
export const platformOrder = async (
  shop: ShopAddresses,
  number: string,
): Promise<PlatformOrder | undefined> =>
  (
    await query<{ doc: PlatformOrder }>(shop, 'platform', `select doc from orders where ${byNumber}`, [
      number,
    ])
  )[0]?.doc

const paymentsOf = async (shop: ShopAddresses, number: string) => {
  const rows = await query<{
    doc: { amountPlanned: Money; paymentMethodInfo: { paymentInterface?: string } }
  }>(
    shop,
    'platform',
    `select p.doc from orders o, jsonb_array_elements_text(o.doc->'paymentIds') as paid(id)
     join payments p on p.id = paid.id::uuid where o.doc->>'orderNumber' = $1`,
    [number],
  )
  return rows.map(({ doc }) => ({
    by: doc.paymentMethodInfo.paymentInterface ?? '',
    cents: doc.amountPlanned.centAmount,
  }))
}

const siblingsOf = async (shop: ShopAddresses, number: string): Promise<string[]> => {
  const rows = await query<{ number: string }>(
    shop,
    'platform',
    `select other.order_number as number from orders one join orders other
     on other.cart_id = one.cart_id or (one.customer_id is null and other.anonymous_id = one.anonymous_id)
     where one.order_number = $1`,
    [number],
  )
  return rows.map((row) => row.number).sort()
}

/** Collects the facts about an order from platform and providers. Waits for captures, which follow the order. */
export const orderFacts = async (shop: ShopAddresses, number: string): Promise<OrderFacts> => {
  const order = await platformOrder(shop, number)
  if (!order) throw new Error(`The platform has no order "${number}".`)
  const payments = await paymentsOf(shop, number)
  const gross = order.taxedPrice?.totalGross ?? order.totalPrice
  const owedToProviders = payments
    .filter(({ by }) => !internalInterfaces.includes(by))
    .reduce((sum, { cents }) => sum + cents, 0)
  const provider = await eventually(
    () => providerTotals(shop, [number]),
    ({ captured, authorised }) => captured === owedToProviders && authorised === 0,
  )
  return {
    ...order,
    total: gross.centAmount,
    currency: gross.currencyCode,
    payments,
    owedToProviders,
    provider,
    siblings: await siblingsOf(shop, number),
  }
}
