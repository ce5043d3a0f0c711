import { useFetcher } from '@remix-run/react'
import { m } from '../../paraglide/messages.js'
import type { action } from '../../routes/($locale).product.$slug.tsx'

/** Whether a variant is saved, as the shopper has just said or as the shop knows. Shared by the heart and its form. */
export const useSaving = (sku: string, saved: boolean) => {
  const fetcher = useFetcher<typeof action>({ key: `heart ${sku}` })
  const wanted = fetcher.formData?.get('intent')
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const failed = answer && 'kind' in answer && answer.kind.endsWith('unavailable')
  return {
    fetcher,
    saved: wanted ? wanted === 'save' : saved,
    /** Why it is as it was before, in words. */
    problem: answer && 'words' in answer ? answer.words : failed ? m.error_text() : undefined,
  }
}
