import { Callout } from '@selvedge/ui-kit/Callout'
import { useEffect, useState } from 'react'
import { usePaths } from '../frame/useShop.ts'
import { useSaving } from './useSaving.ts'

type SaveFormProps = {
  /** The chosen variant. */
  readonly sku: string
  readonly slug: string
  readonly saved: boolean
}

/**
 * What the heart sends. A form of its own, because the heart stands inside the form that buys. Before there is script it
 * goes to the wishlist itself.
 */
export const SaveForm = ({ sku, slug, saved: known }: SaveFormProps) => {
  const paths = usePaths()
  const { fetcher, saved, problem } = useSaving(sku, known)
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <fetcher.Form method="post" {...(ready ? {} : { action: paths.account('wishlist') })} id="heart">
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name={ready ? 'stay' : 'back'} value={ready ? '1' : paths.product(slug, sku)} />
      <input type="hidden" name="intent" value={saved ? 'remove' : 'save'} />
      {problem ? (
        <Callout tone="error" role="alert">
          {problem}
        </Callout>
      ) : null}
    </fetcher.Form>
  )
}
