import { fail, ok } from '../../engine/problem.ts'
import type { ActionHandler, Identifier } from './actionContext.ts'

type NamesPayment = { readonly payment: Identifier }

/** Links a payment to the cart. */
export const addPayment: ActionHandler<NamesPayment> = (cart, { payment }, { paymentIds }) => {
  const id = payment.id ?? ''
  if (!paymentIds.has(id))
    return fail(
      'ReferencedResourceNotFound',
      `The payment '${id}' was not found or belongs to another cart or order.`,
      {
        typeId: 'payment',
        id,
      },
    )
  return ok(cart.paymentIds.includes(id) ? cart : { ...cart, paymentIds: [...cart.paymentIds, id] })
}

/** Unlinks a payment. The payment itself stays. */
export const removePayment: ActionHandler<NamesPayment> = (cart, { payment }) =>
  cart.paymentIds.includes(payment.id ?? '')
    ? ok({ ...cart, paymentIds: cart.paymentIds.filter((id) => id !== payment.id) })
    : fail('InvalidOperation', `The payment '${payment.id}' is not on the cart.`)
