import { fail, ok, type Result } from '../../engine/problem.ts'
import type { CartContent } from '../../model/cart.ts'
import type { Identifier } from './actionContext.ts'

type PaymentInput = { readonly payment: Identifier }
type WithPayments = Pick<CartContent, 'paymentIds'>
type Payments = { readonly payments: ReadonlyMap<string, string> }

/** Links a payment to a cart or an order. */
export const addPayment = <T extends WithPayments>(
  resource: T,
  { payment }: PaymentInput,
  context: Payments,
): Result<T> => {
  const name = payment.id ?? payment.key ?? ''
  const id = context.payments.get(name)
  if (id !== undefined)
    return ok(
      resource.paymentIds.includes(id) ? resource : { ...resource, paymentIds: [...resource.paymentIds, id] },
    )
  const message = `The payment '${name}' was not found or belongs to another cart or order.`
  return fail('ReferencedResourceNotFound', message, {
    typeId: 'payment',
    ...(payment.id ? { id: name } : { key: name }),
  })
}

/** Unlinks a payment without deleting it. */
export const removePayment = <T extends WithPayments>(
  resource: T,
  { payment }: PaymentInput,
  context: Payments,
): Result<T> => {
  const id = payment.id ?? context.payments.get(payment.key ?? '')
  return id !== undefined && resource.paymentIds.includes(id)
    ? ok({ ...resource, paymentIds: resource.paymentIds.filter((each) => each !== id) })
    : fail('InvalidOperation', `The payment '${payment.id ?? payment.key}' is not linked here.`)
}
