import type { ProofFailure } from '../../../server/session/proofState.ts'
import { m } from '../../paraglide/messages.js'

/** Why a visitor has no code, and what to do. */
export const proofFailureText = (failure: ProofFailure): string =>
  ({ refused: m.verify_refused(), 'too-many': m.too_many(), unavailable: m.error_text() })[failure]
