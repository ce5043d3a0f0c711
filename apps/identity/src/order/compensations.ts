import type { Hold } from '../ledger/createLedger.ts'
import type { PaymentProvider } from '../providers/paymentProvider.ts'
import type { Compensation } from './compensate.ts'
import type { OrderServices, OrderTask } from './services.ts'
import { changeOrder } from './steps/changeOrder.ts'
import { type PaymentRecord, recordTransaction } from './steps/platformPayments.ts'
import { restoreCart } from './steps/restoreCart.ts'

/** Reverses `holdCredit`. */
export const releaseCredit =
  ({ ledger }: OrderServices, hold: Hold): Compensation =>
  async ({ runUntilDone }) => {
    await runUntilDone('releaseCredit', () => ledger.settle(hold, 'released'))
    return undefined
  }

/** Reverses `authorise` and `capture`. Without a reference, it looks up the attempt's payment at the provider. */
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

/**
 * Reverses `recordPayment` after the money is returned: records a refund for a captured payment, else a
 * cancellation.
 */
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

/**
 * Reverses `createOrder`: cancels the order, if there is one, and restores the shopper's cart after the money is
 * returned.
 */
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
      // `cancelOrder` failed, so it is not known whether there is an order. The deferred step repeats the cancellation
      // to find out.
      return defer('restoreCart', async () => ((await cancel()) ? restore() : undefined))
    }
  }
