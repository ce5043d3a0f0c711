export type {
  CartFieldsFragment as Cart,
  CustomerFieldsFragment as Customer,
  GetProductAddressesQuery,
  OrderFieldsFragment as Order,
  PaymentFieldsFragment as Payment,
} from '../generated/documents.ts'
export {
  ChangeMyPasswordDocument,
  CreateCartDocument,
  CreateDiscountCodeDocument,
  CreateOrderFromCartDocument,
  CreatePasswordResetTokenDocument,
  CreatePaymentDocument,
  DeleteCartDocument,
  FindCartsDocument,
  FindCustomerDocument,
  FindOrderDocument,
  GetAutomaticDiscountsDocument,
  GetCartDocument,
  GetContentAddressesDocument,
  GetCustomerActiveCartDocument,
  GetMyActiveCartDocument,
  GetOrderByNumberDocument,
  GetPaymentByKeyDocument,
  GetProductAddressesDocument,
  MergeCartDocument,
  ReplicateCartDocument,
  ResetPasswordDocument,
  UpdateCartDocument,
  UpdateCustomerDocument,
  UpdateOrderDocument,
  UpdatePaymentDocument,
} from '../generated/documents.ts'
export { cartFingerprint } from './cartFingerprint.ts'
export type { ServerClientOptions } from './createServerClient.ts'
export { createServerClient } from './createServerClient.ts'
