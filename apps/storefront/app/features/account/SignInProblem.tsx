import { Callout } from '@selvedge/ui-kit/Callout'
import { m } from '../../paraglide/messages.js'
import { FocusOnChange } from '../forms/FocusOnChange.tsx'
import type { SignInAnswer } from './signIn.server.ts'

/** Why signing in failed, above the form. A form's own problems stand at its fields. */
export const SignInProblem = ({ answer }: { readonly answer: SignInAnswer | undefined }) => {
  if (!answer || answer.kind === 'form') return null
  const text = {
    credentials: m.credentials_wrong(),
    refused: m.register_refused(),
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
