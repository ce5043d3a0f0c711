import type { PaymentProvider } from './paymentProvider.ts'

/** Trade customers pay an invoice later: nothing is held or taken, the purchase order's number is the reference. */
export const purchaseOrderProvider: PaymentProvider = {
  name: 'purchase-order',
  paymentInterface: () => 'PurchaseOrder',
  authorise: async ({ token }) => ({ kind: 'authorised', reference: token }),
  standing: async () => 'authorised',
  referenceOf: async () => undefined,
  capture: async () => ({ kind: 'captured' }),
  release: async () => undefined,
}
