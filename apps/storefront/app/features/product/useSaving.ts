import { useActionData, useFetcher } from '@remix-run/react'
import { m } from '../../paraglide/messages.js'
import type { WishlistChange } from '../account/wishlist.server.ts'
import type { CartRefusal } from '../cart/cartResult.ts'

/** The page's action serves the cart as well: a lost connection is reported as a refusal. */
type SavingResult = WishlistChange | CartRefusal

/** Whether a variant is saved: as the pending form says, else as the shop knows. Shared by the heart button and its form. */
export const useSaving = (sku: string, saved: boolean) => {
  const fetcher = useFetcher<SavingResult>({ key: `heart ${sku}` })
  const wanted = fetcher.formData?.get('intent')
  const posted = useActionData<SavingResult>()
  const answer = fetcher.state === 'idle' ? (fetcher.data ?? posted) : undefined
  const isFailed = answer?.kind.endsWith('unavailable')
  return {
    fetcher,
    saved: wanted ? wanted === 'save' : saved,
    /** The message when it could not be saved or removed. */
    problem: answer?.kind === 'refused' ? answer.message : isFailed ? m.error_text() : undefined,
  }
}
