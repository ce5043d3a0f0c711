import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { useToast } from '../toasts/useToast.ts'
import type { CartFetcher } from './CartForm.tsx'
import type { CartRefusal } from './cartResult.ts'

/**
 * Why a fetcher's last change did not happen, until the next one is sent. A toast shows it as well: the line may be out of
 * sight, or gone.
 */
export const useCartRefusal = ({
  state,
  data,
}: Pick<CartFetcher, 'state' | 'data'>): CartRefusal | undefined => {
  const show = useToast()
  const refusal = state !== 'submitting' && data?.kind === 'refused' ? data : undefined
  const hide = useRef<() => void>()
  // Not hidden when the line leaves: the toast may be all that is left to read.
  useEffect(() => {
    hide.current?.()
    hide.current =
      refusal &&
      show({
        variant: 'error',
        title: m.cart_not_changed(),
        description: refusal.message,
        error: refusal.problem.kind,
      })
  }, [refusal, show])
  return refusal
}
