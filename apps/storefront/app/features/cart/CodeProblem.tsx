import { TextLink } from '@selvedge/ui-kit/TextLink'
import { m } from '../../paraglide/messages.js'
import { usePaths, useShop } from '../frame/useShop.ts'
import type { CartRefusal } from './cartResult.ts'

/** Why a code does nothing. One that does not apply comes with the terms, and for guests with the way to log in (spec §8). */
export const CodeProblem = ({ refusal: { problem, message } }: { readonly refusal: CartRefusal }) => {
  const paths = usePaths()
  const shop = useShop()
  if (problem.kind !== 'code-not-applicable') return message
  return (
    <>
      {message}{' '}
      {shop?.signedIn ? null : (
        <>
          {m.code_login_hint()} <TextLink href={paths.login(paths.cart())}>{m.login_action()}</TextLink>.{' '}
        </>
      )}
      <TextLink href={paths.help('promotions')}>{m.code_terms()}</TextLink>
    </>
  )
}
