import type { PaymentProvider } from './paymentProvider.ts'

/**
 * Trade customers pay an invoice later: nothing is held or taken. One purchase order can stand for many orders, so the
 * reference, which a payment has for itself, is the purchase order's number with the order's.
 */
export const purchaseOrderProvider: PaymentProvider = {
  name: 'purchase-order',
  paymentInterface: () => 'PurchaseOrder',
  authorise: async ({ token, orderNumber }) => ({
    kind: 'authorised',
    reference: `${token} ${orderNumber}`,
  }),
  standing: async () => 'authorised',
  referenceOf: async () => undefined,
  capture: async () => ({ kind: 'captured' }),
  release: async () => undefined,
}
