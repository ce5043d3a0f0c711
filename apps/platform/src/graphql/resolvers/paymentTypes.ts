import type { Payment } from '../../model/payment.ts'
import type { PlatformContext } from '../context.ts'
import { localisedField } from '../localise.ts'
import { reference } from './reference.ts'

const ownerFields = {
  customerRef: (payment: Payment) => reference('customer', payment.customerId),
  customer: (payment: Payment, _: unknown, context: PlatformContext) =>
    payment.customerId === undefined ? null : context.load.customer(payment.customerId),
}

export const paymentTypes = {
  Payment: ownerFields,
  MyPayment: ownerFields,
  PaymentMethodInfo: { ...localisedField('name') },
}
