import * as v from 'valibot'
import type { Act } from '../faults/fault.ts'
import type { Reply } from '../store/withIdempotency.ts'
import type { AfterpayAccount } from './account.ts'
import {
  AuthorizationRequestBody,
  CaptureRequestBody,
  CheckoutRequestBody,
  RefundRequestBody,
  VoidRequestBody,
} from './bodies.ts'
import { createCheckout } from './checkouts.ts'
import type { AfterpayPayment } from './entities.ts'
import { failure } from './failure.ts'
import { authorise, capture, refund, voidPayment } from './payments.ts'

type Run = (account: AfterpayAccount, body: unknown, id: string) => Reply

/** A call that changes state. */
export type Operation = { readonly path: string; readonly act: Act; readonly run: Run }

/** Validates a body before the operation runs. The first issue becomes Afterpay's error. */
const validated =
  <Schema extends v.GenericSchema>(
    schema: Schema,
    run: (account: AfterpayAccount, body: v.InferOutput<Schema>, id: string) => Reply,
  ): Run =>
  (account, body, id) => {
    const parsed = v.safeParse(schema, body)
    if (parsed.success) return run(account, parsed.output, id)
    const [issue] = parsed.issues
    const path = issue.path?.map(({ key }) => String(key)).join('.') ?? 'The body'
    return failure(
      422,
      'invalid_object',
      `${path} ${issue.received === 'undefined' ? 'is required' : issue.message}.`,
    )
  }

const ofPayment = <Schema extends v.GenericSchema>(
  schema: Schema,
  run: (account: AfterpayAccount, payment: AfterpayPayment, body: v.InferOutput<Schema>) => Reply,
): Run =>
  validated(schema, (account, body, id) => {
    const payment = account.store.find('afterpay.payment', id)
    return payment
      ? run(account, payment, body)
      : failure(412, 'precondition_failed', 'There is no order with this id.')
  })

/** The calls that change state, at Afterpay's own paths. */
export const operations: readonly Operation[] = [
  { path: '/v2/checkouts', act: 'session', run: validated(CheckoutRequestBody, createCheckout) },
  { path: '/v2/payments/auth', act: 'authorise', run: validated(AuthorizationRequestBody, authorise) },
  { path: '/v2/payments/:id/capture', act: 'capture', run: ofPayment(CaptureRequestBody, capture) },
  { path: '/v2/payments/:id/void', act: 'cancel', run: ofPayment(VoidRequestBody, voidPayment) },
  { path: '/v2/payments/:id/refund', act: 'refund', run: ofPayment(RefundRequestBody, refund) },
]
