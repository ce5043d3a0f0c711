import type { BookedOrder, BookedPayment, Books } from './readBooks.ts'

/** The totals of a run, and one line for each difference between the books. */
export type Reconciliation = {
  readonly orders: number
  readonly cancelled: number
  readonly capturedCents: number
  readonly creditCents: number
  readonly units: number
  readonly differences: readonly string[]
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const centsOf = (payments: readonly BookedPayment[]): number =>
  sum(payments.map(({ doc }) => doc.amountPlanned.centAmount))

const paidBy = (payments: readonly BookedPayment[], ...interfaces: readonly string[]): number =>
  centsOf(payments.filter(({ doc }) => interfaces.includes(doc.paymentMethodInfo.paymentInterface ?? '')))

const totalOf = ({ doc }: BookedOrder) => doc.taxedPrice?.totalGross ?? doc.totalPrice

const isFor =
  (number: string) =>
  ({ reference }: { readonly reference: string }): boolean =>
    reference === number || reference.startsWith(`${number}_`)

const currencies = ['USD', 'CAD', 'EUR', 'AUD', 'GBP']

/** Compares orders, payments, providers, ledger, stock and confirmations to the cent. */
export const reconcile = (before: Books, after: Books): Reconciliation => {
  const differences: string[] = []
  const expectEqual = (what: string, actual: number | undefined, expected: number): void => {
    if (actual !== expected) differences.push(`${what}: ${actual} instead of ${expected}`)
  }
  const earlier = before.orders.map(({ number }) => number)
  const added = after.orders.filter(({ number }) => !earlier.includes(number))
  const orders = added.filter(({ doc }) => doc.orderState !== 'Cancelled')
  const paymentsOf = ({ doc }: BookedOrder): readonly BookedPayment[] =>
    after.payments.filter(({ id }) => doc.paymentIds?.includes(id))
  const capturedFor = (number: string): number =>
    sum(after.providers.filter(isFor(number)).map(({ captured }) => captured))

  for (const cart of new Set(orders.map((order) => order.cart)))
    expectEqual(`orders of cart ${cart}`, orders.filter((order) => order.cart === cart).length, 1)
  for (const order of orders) {
    const { number } = order
    const payments = paymentsOf(order)
    expectEqual(`payments of order ${number}`, centsOf(payments), totalOf(order).centAmount)
    const owed = centsOf(payments) - paidBy(payments, 'spoondollars', 'PurchaseOrder')
    expectEqual(`cents captured for order ${number}`, capturedFor(number), owed)
    const mails = after.confirmations.filter((confirmed) => confirmed === number)
    expectEqual(`confirmations of order ${number}`, mails.length, 1)
  }

  const numbers = [...earlier, ...orders.map(({ number }) => number)]
  for (const { reference, captured, authorised } of after.providers) {
    expectEqual(`cents that a provider holds for ${reference}`, authorised, 0)
    if (!numbers.some((number) => isFor(number)({ reference })))
      expectEqual(`cents captured for ${reference}, which is no order`, captured, 0)
  }
  for (const number of after.confirmations)
    if (!numbers.includes(number)) differences.push(`confirmation of ${number}, which is no order`)

  const creditIn = (currency: string): number =>
    sum(
      orders
        .filter((order) => totalOf(order).currencyCode === currency)
        .map((order) => paidBy(paymentsOf(order), 'spoondollars')),
    )
  for (const currency of currencies) {
    const balances = Object.entries(after.ledger).filter(([account]) => account.endsWith(`:${currency}`))
    expectEqual(`sum of the ledger in ${currency}`, sum(balances.map(([, cents]) => cents)), 0)
    expectEqual(`held store credit in ${currency}`, after.ledger[`held:${currency}`] ?? 0, 0)
    const account = `spent:${currency}`
    const spent = (after.ledger[account] ?? 0) - (before.ledger[account] ?? 0)
    expectEqual(`spent store credit in ${currency}`, spent, creditIn(currency))
  }

  const reserved = orders
    .filter(({ doc }) => doc.inventoryMode === 'ReserveOnOrder')
    .flatMap(({ doc }) => doc.lineItems)
  for (const [sku, available] of Object.entries(before.stock)) {
    const sold = sum(reserved.filter(({ variant }) => variant.sku === sku).map(({ quantity }) => quantity))
    expectEqual(`stock of ${sku}`, after.stock[sku], available - sold)
  }

  return {
    orders: orders.length,
    cancelled: added.length - orders.length,
    capturedCents: sum(orders.map(({ number }) => capturedFor(number))),
    creditCents: sum(currencies.map(creditIn)),
    units: sum(reserved.map(({ quantity }) => quantity)),
    differences,
  }
}
