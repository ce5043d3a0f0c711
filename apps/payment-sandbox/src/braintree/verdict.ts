import type { Transaction } from './entities.ts'
import { outcomeOf } from './instruments.ts'
import type { Payer } from './payer.ts'

/** The status of a sale, with the processor's response. */
export type Verdict = Pick<Transaction, 'status' | 'processor' | 'gatewayRejection'>

const approved = { code: '1000', text: 'Approved' }
const noResponse = { code: '', text: '' }

const rejected = (gatewayRejection: string): Verdict => ({
  status: 'gateway_rejected',
  processor: noResponse,
  gatewayRejection,
})
const declined = (code: string, text: string): Verdict => ({
  status: 'processor_declined',
  processor: { code, text },
  gatewayRejection: null,
})

/** Decides whether gateway and bank approve an instrument. */
export const verdictOf = (
  { instrument, authentication }: Payer,
  { authenticationRequired }: { authenticationRequired: boolean },
): Verdict => {
  const outcome = outcomeOf(instrument)
  if (outcome.kind === 'declined' && outcome.declineCode === 'fraudulent') return rejected('fraud')
  if (authentication === 'required' || authentication === 'failed') return rejected('three_d_secure')
  if (authenticationRequired && authentication !== 'authenticated') return rejected('three_d_secure')
  if (outcome.kind !== 'declined')
    return { status: 'authorized', processor: approved, gatewayRejection: null }
  if (outcome.declineCode === 'insufficient_funds') return declined('2001', 'Insufficient Funds')
  return instrument.kind === 'paypal' ? declined('2046', 'Declined') : declined('2000', 'Do Not Honor')
}
