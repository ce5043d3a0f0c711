import { useActionData, useFetcher } from '@remix-run/react'
import { m } from '../../paraglide/messages.js'
import type { WishlistChange } from '../account/changeWishlist.server.ts'

/** Whether a variant is saved: as the pending form says, else as the shop knows. Shared by the heart button and its form. */
export const useSaving = (sku: string, saved: boolean) => {
  const fetcher = useFetcher<WishlistChange>({ key: `heart ${sku}` })
  const wanted = fetcher.formData?.get('intent')
  const posted = useActionData<WishlistChange>()
  const answer = fetcher.state === 'idle' ? (fetcher.data ?? posted) : undefined
  const failed = answer?.kind.endsWith('unavailable')
  return {
    fetcher,
    saved: wanted ? wanted === 'save' : saved,
    /** The message when it could not be saved or removed. */
    problem: failed ? m.error_text() : undefined,
  }
}
