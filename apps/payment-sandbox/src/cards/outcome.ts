import type { FaultKind } from '../faults/fault.ts'

export type DeclineCode = 'generic_decline' | 'insufficient_funds' | 'fraudulent'

/** What happens when a test card or account is charged. */
export type Outcome =
  | { readonly kind: 'approved' }
  | { readonly kind: 'declined'; readonly declineCode: DeclineCode }
  /** The bank requires 3-D Secure. */
  | { readonly kind: 'challenge' }
  /** Approved, but the first attempt has this fault. */
  | { readonly kind: 'fault'; readonly fault: Extract<FaultKind, 'slow' | 'hang-after' | 'hang-before'> }

export const approved: Outcome = { kind: 'approved' }
export const challenge: Outcome = { kind: 'challenge' }
export const declined = (declineCode: DeclineCode): Outcome => ({ kind: 'declined', declineCode })
export const fault = (kind: Extract<Outcome, { kind: 'fault' }>['fault']): Outcome => ({
  kind: 'fault',
  fault: kind,
})
