export type {
  CartFieldsFragment as Cart,
  OrderFieldsFragment as Order,
  PaymentFieldsFragment as Payment,
} from '../generated/documents.ts'
export {
  CreateOrderFromCartDocument,
  CreatePaymentDocument,
  FindCustomerDocument,
  FindOrderDocument,
  GetCartDocument,
  GetOrderByNumberDocument,
  GetPaymentByKeyDocument,
  UpdateCartDocument,
  UpdateOrderDocument,
  UpdatePaymentDocument,
} from '../generated/documents.ts'
export type { ServerClientOptions } from './createServerClient.ts'
export { createServerClient } from './createServerClient.ts'
