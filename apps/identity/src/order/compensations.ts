import type { Hold } from '../ledger/createLedger.ts'
import type { PaymentProvider } from '../providers/paymentProvider.ts'
import type { Compensation } from './compensate.ts'
import type { OrderServices, OrderTask } from './services.ts'
import { changeOrder } from './steps/changeOrder.ts'
import { type PaymentRecord, recordTransaction } from './steps/platformPayments.ts'
import { restoreCart } from './steps/restoreCart.ts'

/** Undoes `holdCredit`. */
export const releaseCredit =
  ({ ledger }: OrderServices, hold: Hold): Compensation =>
  async ({ runUntilDone }) => {
    await runUntilDone('releaseCredit', () => ledger.settle(hold, 'released'))
    return undefined
  }

/** Undoes `authorise` and `capture`. Without a reference, the provider is asked whether it holds anything for the attempt. */
export const releasePayment =
  (task: OrderTask, provider: PaymentProvider, cents: number, reference: string | undefined): Compensation =>
  async ({ runUntilDone }) => {
    const { attemptId: key, orderNumber, currency } = task
    await runUntilDone('releasePayment', async () => {
      const found = reference ?? (await provider.referenceOf({ key, orderNumber }))
      if (found) await provider.release(found, key, { cents, currency })
    })
    return undefined
  }

/** Undoes `recordPayment`, once the money is given back: what was captured is refunded, the rest is cancelled. */
export const recordRelease =
  (
    services: OrderServices,
    records: readonly PaymentRecord[],
    isCaptured: (record: PaymentRecord) => boolean,
  ): Compensation =>
  async ({ tryOnce }) =>
  () =>
    tryOnce('recordRelease', async () => {
      for (const record of records) {
        if (isCaptured(record)) await recordTransaction(services, record, 'Charge')
        await recordTransaction(services, record, isCaptured(record) ? 'Refund' : 'CancelAuthorization')
      }
    })

/** Undoes `createOrder`: cancels the order, where there is one, and gives the shopper their cart back after the money. */
export const cancelOrder =
  (services: OrderServices, task: OrderTask): Compensation =>
  async ({ tryOnce, defer }) => {
    const cancel = () =>
      changeOrder(services, task, ({ orderState }) =>
        orderState === 'Cancelled'
          ? []
          : [
              { changeOrderState: { orderState: 'Cancelled' } },
              { changePaymentState: { paymentState: 'Failed' } },
            ],
      )
    const restore = () => restoreCart(services, task)
    const cancelled = await tryOnce('cancelOrder', cancel)
    return async () => {
      if (cancelled.ok) return cancelled.value ? tryOnce('restoreCart', restore) : undefined
      // Whether there was an order shows when it has been cancelled.
      return defer('restoreCart', async () => ((await cancel()) ? restore() : undefined))
    }
  }
