import { useFetcher } from '@remix-run/react'
import type { action } from '../../routes/($locale).account.dashboard.wishlist.tsx'

/** Whether a variant is saved, as the shopper has just said or as the shop knows. Shared by the heart and its form. */
export const useSaving = (sku: string, saved: boolean) => {
  const fetcher = useFetcher<typeof action>({ key: `heart ${sku}` })
  const wanted = fetcher.formData?.get('intent')
  return {
    fetcher,
    saved: wanted ? wanted === 'save' : saved,
    failed: fetcher.state === 'idle' && fetcher.data?.kind.endsWith('unavailable'),
  }
}
