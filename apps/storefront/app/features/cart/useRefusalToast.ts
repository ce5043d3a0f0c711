import { useEffect } from 'react'
import { m } from '../../paraglide/messages.js'
import { useToast } from '../toasts/useToast.ts'
import { lastCartResult, onCartResult } from './cartClientAction.ts'

/**
 * The subjects of refusals that are shown only beside their form: a code, the gift message, and none, for another form of a
 * page, such as saving a product to the wishlist.
 */
const SHOWN_IN_FORM = /^(code|gift)?$/

/**
 * Shows why a change of a line, or of an added product, was refused, until the next result. The line shows the message as
 * well, but it may be out of view, or removed in the meantime. A page calls this hook once.
 */
export const useRefusalToast = (): void => {
  const show = useToast()
  useEffect(() => {
    let hide: (() => void) | undefined
    return onCartResult(() => {
      const result = lastCartResult()
      hide?.()
      if (result?.kind === 'refused' && !SHOWN_IN_FORM.test(result.subject))
        hide = show({
          variant: 'error',
          title: m.cart_not_changed(),
          description: result.message,
          error: result.problem.kind,
        })
    })
  }, [show])
}
