import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { CartProblem } from '../../../server/cart/cartProblem.ts'
import { m } from '../../paraglide/messages.js'
import { usePaths, useShop } from '../frame/useShop.ts'
import { cartProblemText } from './cartProblemText.ts'

/** Why a code does nothing. One that does not apply comes with the terms, and for guests with the way to log in (spec §8). */
export const CodeProblem = ({ problem }: { readonly problem: CartProblem }) => {
  const paths = usePaths()
  const shop = useShop()
  if (problem.kind !== 'code-not-applicable') return cartProblemText(problem)
  return (
    <>
      {cartProblemText(problem)}{' '}
      {shop?.signedIn ? null : (
        <>
          {m.code_login_hint()} <TextLink href={paths.login(paths.cart())}>{m.login_action()}</TextLink>.{' '}
        </>
      )}
      <TextLink href={paths.help('promotions')}>{m.code_terms()}</TextLink>
    </>
  )
}
