import { fail, ok, type Result } from '../../engine/problem.ts'
import type { CartContent } from '../../model/cart.ts'
import type { Identifier } from './actionContext.ts'

type NamesPayment = { readonly payment: Identifier }
type Holder = Pick<CartContent, 'paymentIds'>
type Payments = { readonly payments: ReadonlyMap<string, string> }

/** Links a payment to a cart or an order. */
export const addPayment = <T extends Holder>(
  holder: T,
  { payment }: NamesPayment,
  context: Payments,
): Result<T> => {
  const name = payment.id ?? payment.key ?? ''
  const id = context.payments.get(name)
  if (id !== undefined)
    return ok(holder.paymentIds.includes(id) ? holder : { ...holder, paymentIds: [...holder.paymentIds, id] })
  const message = `The payment '${name}' was not found or belongs to another cart or order.`
  return fail('ReferencedResourceNotFound', message, {
    typeId: 'payment',
    ...(payment.id ? { id: name } : { key: name }),
  })
}

/** Unlinks a payment. The payment itself stays. */
export const removePayment = <T extends Holder>(
  holder: T,
  { payment }: NamesPayment,
  context: Payments,
): Result<T> => {
  const id = payment.id ?? context.payments.get(payment.key ?? '')
  return id !== undefined && holder.paymentIds.includes(id)
    ? ok({ ...holder, paymentIds: holder.paymentIds.filter((each) => each !== id) })
    : fail('InvalidOperation', `The payment '${payment.id ?? payment.key}' is not linked here.`)
}
