import { Callout } from '@selvedge/ui-kit/Callout'
import { m } from '../../paraglide/messages.js'
import { FocusOnChange } from '../forms/FocusOnChange.tsx'
import type { ResetAnswer } from './resetPassword.server.ts'

/** Why a new password was not set, above the form (spec §8). */
export const ResetProblem = ({ answer }: { readonly answer: ResetAnswer | undefined }) => {
  if (!answer || answer.kind === 'form' || answer.kind === 'sent') return null
  const text = {
    refused: m.reset_refused(),
    'too-many': m.too_many(),
    unavailable: m.error_text(),
    connection: m.connection_lost(),
  }[answer.kind]
  return (
    <FocusOnChange of={answer}>
      <Callout tone="error" role="alert">
        {text}
      </Callout>
    </FocusOnChange>
  )
}
