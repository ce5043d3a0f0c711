import type { FetcherWithComponents } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useToast } from '../toasts/useToast.ts'
import type { CartChange, CartRefusal } from './changeCart.server.ts'

/**
 * Why the last change of the cart did not happen, until the next one is sent. A toast says so, too: the line it was about
 * may be out of sight, or gone.
 */
export const useCartFailure = ({
  state,
  data,
}: Pick<FetcherWithComponents<CartChange>, 'state' | 'data'>): CartRefusal | undefined => {
  const show = useToast()
  // A change that happened is answered by the page itself: the fetcher goes on holding the answer before it.
  const [past, setPast] = useState<CartChange>()
  if (state === 'submitting' && past !== data) setPast(data)
  const refusal = data && data !== past && 'problem' in data ? data : undefined
  const hide = useRef<() => void>()
  useEffect(() => {
    hide.current?.()
    hide.current =
      refusal &&
      show({
        variant: 'error',
        title: m.cart_not_changed(),
        description: refusal.words,
        error: refusal.problem.kind,
      })
  }, [refusal, show])
  return refusal
}
