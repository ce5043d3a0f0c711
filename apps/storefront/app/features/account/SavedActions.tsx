import { useFetcher } from '@remix-run/react'
import { Inline } from '@selvedge/ui-kit/Inline'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { SavedView } from '../../../server/wishlist/wishlistView.ts'
import { m } from '../../paraglide/messages.js'
import { usePaths } from '../frame/useShop.ts'
import type { WishlistChange } from './changeWishlist.server.ts'

/** The forms that add a saved item to the cart, or remove it from the wishlist. */
export const SavedActions = ({ line }: { readonly line: SavedView }) => {
  const paths = usePaths()
  const buying = useFetcher<WishlistChange>()
  const removing = useFetcher<WishlistChange>()
  const here = paths.account('wishlist')
  const answer = buying.state === 'idle' ? buying.data : undefined
  const failed = [answer, removing.state === 'idle' ? removing.data : undefined].find(
    (change) => change?.kind === 'unavailable' || change?.kind === 'item-unavailable',
  )
  const hidden = <input type="hidden" name="lineItemId" value={line.id} />
  return (
    <>
      <Inline gap="m">
        {line.available ? (
          <buying.Form method="post" action={here}>
            {hidden}
            <TextLink
              type="submit"
              name="intent"
              value="buy"
              place="alone"
              aria-label={m.add_named_to_cart({ name: line.name })}
            >
              {m.add_to_cart()}
            </TextLink>
          </buying.Form>
        ) : null}
        <removing.Form
          method="post"
          action={here}
          onSubmit={() => document.getElementById('wishlist-title')?.focus()}
        >
          {hidden}
          <input type="hidden" name="intent" value="remove" />
          <TextLink
            type="submit"
            place="alone"
            tone="ink"
            aria-label={m.remove_line({ name: line.name || m.item_gone() })}
          >
            {m.remove()}
          </TextLink>
        </removing.Form>
      </Inline>
      <div aria-live="polite">
        {answer?.kind === 'bought' ? (
          <TextLink href={paths.cart()}>{m.in_cart_now()}</TextLink>
        ) : failed ? (
          failed.kind === 'unavailable' ? (
            m.error_text()
          ) : (
            m.item_unavailable()
          )
        ) : null}
      </div>
    </>
  )
}
