import type { PaymentProvider } from './paymentProvider.ts'

/**
 * Purchase orders of trade customers, who pay by invoice: nothing is held or captured. Several orders can have the same
 * purchase order, so the payment's reference consists of the purchase order's number and the order number.
 */
export const purchaseOrderProvider: PaymentProvider = {
  name: 'purchase-order',
  paymentInterface: () => 'PurchaseOrder',
  authorise: async ({ token, orderNumber }) => ({
    kind: 'authorised',
    reference: `${token} ${orderNumber}`,
  }),
  statusOf: async () => 'authorised',
  referenceOf: async () => undefined,
  capture: async () => ({ kind: 'captured' }),
  release: async () => undefined,
  refund: async () => undefined,
}
