import type { Identifier } from '../carts/actions/actionContext.ts'
import { singleAction } from '../carts/actions/applyActions.ts'
import { withField } from '../carts/actions/withoutNulls.ts'
import {
  type CustomInput,
  type FieldInput,
  parseCustomFields,
  setCustomField,
} from '../custom/customFields.ts'
import type { Reference } from '../engine/pricingContext.ts'
import { fail, inOrder, ok, type Result } from '../engine/problem.ts'
import { type LocalisedInput, localisedInput } from '../graphql/localisedInput.ts'
import type { Payment, Transaction, TransactionState } from '../model/payment.ts'
import {
  amount,
  type MethodInfoInput,
  type MoneyInput,
  methodInfoFrom,
  type TransactionDraft,
  transactionFrom,
} from './paymentDraft.ts'

type Context = { readonly reference: Reference; readonly newId: () => string }

type Handler<Input> = (payment: Payment, input: Input, context: Context) => Result<Payment>

const updateTransaction = (
  payment: Payment,
  id: string,
  change: (transaction: Transaction) => Transaction,
): Result<Payment> => {
  if (!payment.transactions.some((t) => t.id === id))
    return fail('InvalidOperation', `The payment has no transaction '${id}'.`)
  return ok({
    ...payment,
    transactions: payment.transactions.map((t) => (t.id === id ? change(t) : t)),
  })
}

const updateMethodInfo = (payment: Payment, change: Payment['paymentMethodInfo']): Result<Payment> =>
  ok({ ...payment, paymentMethodInfo: { ...payment.paymentMethodInfo, ...change } })

const immutableField = (name: string): Result<never> =>
  fail('InvalidOperation', `The field '${name}' is set already and cannot be changed.`)

const handlers = {
  addTransaction: (
    payment: Payment,
    { transaction }: { transaction: TransactionDraft },
    { newId }: Context,
  ) => ok({ ...payment, transactions: [...payment.transactions, transactionFrom(transaction, newId())] }),
  changeAmountPlanned: (payment: Payment, input: { amount: MoneyInput }) =>
    ok({ ...payment, amountPlanned: amount(input.amount) }),
  changeTransactionState: (payment: Payment, input: { transactionId: string; state: TransactionState }) =>
    updateTransaction(payment, input.transactionId, (t) => ({ ...t, state: input.state })),
  changeTransactionInteractionId: (
    payment: Payment,
    input: { transactionId: string; interactionId: string },
  ) => updateTransaction(payment, input.transactionId, (t) => ({ ...t, interactionId: input.interactionId })),
  changeTransactionTimestamp: (payment: Payment, input: { transactionId: string; timestamp: string }) =>
    updateTransaction(payment, input.transactionId, (t) => ({ ...t, timestamp: input.timestamp })),
  setTransactionInterfaceId: (
    payment: Payment,
    input: { transactionId: string; interfaceId?: string | null },
  ) => updateTransaction(payment, input.transactionId, (t) => withField(t, 'interfaceId', input.interfaceId)),
  setInterfaceId: (payment: Payment, { interfaceId }: { interfaceId?: string | null }) =>
    payment.interfaceId !== undefined && payment.interfaceId !== interfaceId
      ? immutableField('interfaceId')
      : ok(withField(payment, 'interfaceId', interfaceId)),
  setMethodInfo: (payment: Payment, input: MethodInfoInput) => {
    const old = payment.paymentMethodInfo.paymentInterface
    const next = methodInfoFrom(input)
    if (old !== undefined && old !== next.paymentInterface) return immutableField('paymentInterface')
    return ok({ ...payment, paymentMethodInfo: next })
  },
  setMethodInfoInterfaceAccount: (
    payment: Payment,
    { interfaceAccount }: { interfaceAccount?: string | null },
  ) =>
    ok({
      ...payment,
      paymentMethodInfo: withField(payment.paymentMethodInfo, 'interfaceAccount', interfaceAccount),
    }),
  setMethodInfoInterface: (payment: Payment, input: { interface: string }) => {
    const old = payment.paymentMethodInfo.paymentInterface
    if (old !== undefined && old !== input.interface) return immutableField('paymentInterface')
    return updateMethodInfo(payment, { paymentInterface: input.interface })
  },
  setMethodInfoMethod: (payment: Payment, { method }: { method?: string | null }) =>
    ok({ ...payment, paymentMethodInfo: withField(payment.paymentMethodInfo, 'method', method) }),
  setMethodInfoName: (payment: Payment, { name }: { name?: LocalisedInput | null }) =>
    ok({ ...payment, paymentMethodInfo: withField(payment.paymentMethodInfo, 'name', localisedInput(name)) }),
  setStatusInterfaceCode: (payment: Payment, { interfaceCode }: { interfaceCode?: string | null }) =>
    ok({ ...payment, paymentStatus: withField(payment.paymentStatus, 'interfaceCode', interfaceCode) }),
  setStatusInterfaceText: (payment: Payment, { interfaceText }: { interfaceText?: string | null }) =>
    ok({ ...payment, paymentStatus: withField(payment.paymentStatus, 'interfaceText', interfaceText) }),
  setKey: (payment: Payment, { key }: { key?: string | null }) => ok(withField(payment, 'key', key)),
  setAnonymousId: (payment: Payment, { anonymousId }: { anonymousId?: string | null }) =>
    ok(withField(payment, 'anonymousId', anonymousId)),
  setCustomer: (payment: Payment, { customer }: { customer?: Identifier | null }) =>
    ok(withField(payment, 'customerId', customer?.id)),
  setCustomType: (payment: Payment, input: CustomInput, { reference }: Context) => {
    const custom = parseCustomFields(input, 'payment', reference.types)
    return custom.ok ? ok(withField(payment, 'custom', custom.value)) : custom
  },
  setCustomField: (payment: Payment, input: FieldInput, { reference }: Context) => {
    const custom = setCustomField(payment.custom, input, reference.types)
    return custom.ok ? ok({ ...payment, custom: custom.value }) : custom
  },
}

export type PaymentAction = {
  readonly [K in keyof typeof handlers]?: Parameters<(typeof handlers)[K]>[1] | null
}

/**
 * Applies update actions to a payment in order, all or none. Allows every state transition, because the provider
 * decides.
 */
export const applyPaymentActions = (
  payment: Payment,
  actions: readonly object[],
  context: Context,
): Result<Payment> =>
  inOrder(payment, actions, (current, action) => {
    const single = singleAction(action)
    if (!single.ok) return single
    const handler = handlers[single.value.name as keyof typeof handlers] as Handler<unknown> | undefined
    return handler
      ? handler(current, single.value.input, context)
      : fail('InvalidInput', `Unknown update action '${single.value.name}'.`)
  })
