import type { Identifier } from '../carts/actions/actionContext.ts'
import { withoutNulls } from '../carts/actions/withoutNulls.ts'
import { type CustomInput, parseCustomFields } from '../custom/customFields.ts'
import { money } from '../engine/money/money.ts'
import type { Reference } from '../engine/pricingContext.ts'
import { ok, type Result } from '../engine/problem.ts'
import { type LocalisedInput, localisedInput } from '../graphql/localisedInput.ts'
import type { Payment, Transaction, TransactionState, TransactionType } from '../model/payment.ts'

export type MoneyInput = { readonly currencyCode: string; readonly centAmount: number }

export type TransactionDraft = {
  readonly type: TransactionType
  readonly amount: MoneyInput
  readonly timestamp?: string | null
  readonly state?: TransactionState | null
  readonly interactionId?: string | null
  readonly interfaceId?: string | null
}

export type MethodInfoInput = {
  readonly paymentInterface?: string | null
  readonly method?: string | null
  readonly interfaceAccount?: string | null
  readonly name?: LocalisedInput | null
}

export type PaymentDraft = {
  readonly amountPlanned: MoneyInput
  readonly key?: string | null
  readonly interfaceId?: string | null
  readonly anonymousId?: string | null
  readonly customer?: Identifier | null
  readonly paymentMethodInfo?: MethodInfoInput | null
  readonly paymentStatus?: {
    readonly interfaceCode?: string | null
    readonly interfaceText?: string | null
  } | null
  readonly transactions?: readonly TransactionDraft[] | null
  readonly custom?: CustomInput | null
}

export const amount = (input: MoneyInput) => money(input.currencyCode, input.centAmount)

/** Creates a transaction from a draft; its default state is Initial. */
export const transactionFrom = (draft: TransactionDraft, id: string): Transaction => {
  const { timestamp, interactionId, interfaceId } = withoutNulls(draft)
  return {
    id,
    type: draft.type,
    state: draft.state ?? 'Initial',
    amount: amount(draft.amount),
    ...withoutNulls({ timestamp, interactionId, interfaceId }),
  } as Transaction
}

/** Converts the payment method info of an input to a document. */
export const methodInfoFrom = (input: MethodInfoInput | null | undefined): Payment['paymentMethodInfo'] => {
  const { paymentInterface, method, interfaceAccount, name } = input ?? {}
  const info = { paymentInterface, method, interfaceAccount, name: localisedInput(name) }
  return withoutNulls(info) as Payment['paymentMethodInfo']
}

/** Creates a payment from a draft. */
export const paymentFrom = (
  draft: PaymentDraft,
  newId: () => string,
  now: string,
  reference: Reference,
): Result<Payment> => {
  const custom = parseCustomFields(draft.custom, 'payment', reference.types)
  if (!custom.ok) return custom
  return ok({
    id: newId(),
    version: 1,
    createdAt: now,
    lastModifiedAt: now,
    ...(draft.key && { key: draft.key }),
    ...(draft.interfaceId && { interfaceId: draft.interfaceId }),
    ...(draft.anonymousId && { anonymousId: draft.anonymousId }),
    ...(draft.customer?.id && { customerId: draft.customer.id }),
    amountPlanned: amount(draft.amountPlanned),
    paymentMethodInfo: methodInfoFrom(draft.paymentMethodInfo),
    paymentStatus: withoutNulls(draft.paymentStatus ?? {}) as Payment['paymentStatus'],
    transactions: (draft.transactions ?? []).map((transaction) => transactionFrom(transaction, newId())),
    ...(custom.value && { custom: custom.value }),
  })
}
