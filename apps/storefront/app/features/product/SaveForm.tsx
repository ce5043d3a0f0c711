import { useActionData, useFetcher } from '@remix-run/react'
import { Callout } from '@selvedge/ui-kit/Callout'
import { HeartIcon } from '@selvedge/ui-kit/Icon'
import { IconButton } from '@selvedge/ui-kit/IconButton'
import { m } from '../../paraglide/messages.js'
import type { WishlistChange } from '../account/wishlist.server.ts'
import type { CartRefusal } from '../cart/cartResult.ts'

/** A lost connection is reported as a refused change, because the page's action also handles changes of the cart. */
type SavingResult = WishlistChange | CartRefusal

type SavingProps = {
  /** The chosen variant. */
  readonly sku: string
  readonly saved: boolean
}

/** Whether a variant is saved: from the pending form, else from the server. Shared by the heart button and its form. */
const useSaving = ({ sku, saved }: SavingProps) => {
  const fetcher = useFetcher<SavingResult>({ key: `heart ${sku}` })
  const pending = fetcher.formData?.get('intent')
  const posted = useActionData<SavingResult>()
  const result = fetcher.state === 'idle' ? (fetcher.data ?? posted) : undefined
  const hasFailed = result?.kind.endsWith('unavailable')
  return {
    fetcher,
    saved: pending ? pending === 'save' : saved,
    /** The message when the variant could not be saved or removed. */
    problem: result?.kind === 'refused' ? result.message : hasFailed ? m.error_text() : undefined,
  }
}

/** The form of the heart button, separate because the button is inside the form that adds to the cart. */
export const SaveForm = (props: SavingProps) => {
  const { fetcher, saved, problem } = useSaving(props)
  return (
    <fetcher.Form method="post" id="heart">
      <input type="hidden" name="sku" value={props.sku} />
      <input type="hidden" name="intent" value={saved ? 'remove' : 'save'} />
      {problem ? (
        <Callout tone="error" role="alert">
          {problem}
        </Callout>
      ) : null}
    </fetcher.Form>
  )
}

/**
 * Saves the selected variant to the wishlist, or removes it. The heart is filled immediately, and empty again when the
 * shop refuses.
 */
export const SaveHeartButton = (props: SavingProps) => (
  <IconButton
    type="submit"
    form="heart"
    label={m.wishlist_save()}
    aria-pressed={useSaving(props).saved}
    icon={<HeartIcon />}
    tone="framed"
    size="l"
  />
)
