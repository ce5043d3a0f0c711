import { Callout } from '@selvedge/ui-kit/Callout'
import { useSaving } from './useSaving.ts'

type SaveFormProps = {
  /** The chosen variant. */
  readonly sku: string
  readonly saved: boolean
}

/** What the heart button sends: a form of its own, because the button is inside the form that adds to the cart. */
export const SaveForm = ({ sku, saved: known }: SaveFormProps) => {
  const { fetcher, saved, problem } = useSaving(sku, known)
  return (
    <fetcher.Form method="post" id="heart">
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="intent" value={saved ? 'remove' : 'save'} />
      {problem ? (
        <Callout tone="error" role="alert">
          {problem}
        </Callout>
      ) : null}
    </fetcher.Form>
  )
}
