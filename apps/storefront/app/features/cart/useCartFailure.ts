import { useEffect } from 'react'
import { m } from '../../paraglide/messages.js'
import { useToast } from '../toasts/useToast.ts'
import { cartProblemText } from './cartProblemText.ts'
import type { CartChange } from './changeCart.server.ts'

/** Shows a toast when a change of the cart did not happen: the line it was about may be out of sight, or gone. */
export const useCartFailure = (answer: CartChange | undefined): void => {
  const show = useToast()
  const problem = answer && 'problem' in answer ? answer.problem : undefined
  useEffect(() => {
    if (!problem) return
    show({
      variant: 'error',
      title: m.cart_not_changed(),
      description: cartProblemText(problem),
      error: problem.kind,
    })
  }, [problem, show])
}
