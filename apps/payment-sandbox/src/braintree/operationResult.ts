import type { Transaction } from './entities.ts'
import { renderTransaction } from './renderTransaction.ts'
import type { Verdict } from './verdict.ts'
import { listOf, toXml, type XmlValue } from './xml.ts'

/** A validation error: Braintree's code, the attribute it concerns, and a message. */
export type Problem = { readonly code: string; readonly attribute: string; readonly message: string }

/** The result of an operation. */
export type OperationResult =
  | { readonly kind: 'done'; readonly root: string; readonly value: XmlValue; readonly status?: 200 | 201 }
  | { readonly kind: 'invalid'; readonly model: string; readonly problems: readonly Problem[] }
  /** Declined by the bank or rejected by the gateway; the transaction contains the reason. */
  | { readonly kind: 'declined'; readonly transaction: Transaction }
  /** The bank did not verify a card that was to be saved. */
  | { readonly kind: 'unverified'; readonly verdict: Verdict }
  | { readonly kind: 'missing' }

export const missing: OperationResult = { kind: 'missing' }

export const invalid = (model: string, ...problems: readonly Problem[]): OperationResult => ({
  kind: 'invalid',
  model,
  problems,
})

const send = (status: number, xml: string): Response =>
  new Response(xml, { status, headers: { 'content-type': 'application/xml; charset=utf-8' } })

const none = { errors: listOf('error', []) }

const declineMessage = ({ gatewayRejection, processor }: Verdict): string =>
  gatewayRejection ? `Gateway Rejected: ${gatewayRejection}` : processor.text

/** Renders an operation's result in Braintree's format. */
export const respond = (outcome: OperationResult): Response => {
  switch (outcome.kind) {
    case 'done':
      return send(outcome.status ?? 200, toXml(outcome.root, outcome.value))
    case 'missing':
      return send(404, '')
    case 'declined':
      return send(
        422,
        toXml('apiErrorResponse', {
          errors: none,
          message: declineMessage(outcome.transaction),
          transaction: renderTransaction(outcome.transaction),
        }),
      )
    case 'unverified': {
      const { status, processor, gatewayRejection } = outcome.verdict
      return send(
        422,
        toXml('apiErrorResponse', {
          errors: none,
          message: declineMessage(outcome.verdict),
          verification: {
            status,
            processorResponseCode: processor.code,
            processorResponseText: processor.text,
            gatewayRejectionReason: gatewayRejection,
          },
        }),
      )
    }
    case 'invalid':
      return send(
        422,
        toXml('apiErrorResponse', {
          errors: { ...none, [outcome.model]: { errors: listOf('error', outcome.problems) } },
          message: outcome.problems.map(({ message }) => message).join('\n'),
        }),
      )
  }
}
