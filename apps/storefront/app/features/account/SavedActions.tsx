import { useFetcher } from '@remix-run/react'
import { Inline } from '@selvedge/ui-kit/Inline'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { useEffect, useState } from 'react'
import type { SavedView } from '../../../server/wishlist/wishlistView.ts'
import { m } from '../../paraglide/messages.js'
import type { action } from '../../routes/($locale).account.dashboard.wishlist.tsx'
import { usePaths } from '../frame/useShop.ts'

/** Into the cart, or off the board. Without script both are forms of their own. */
export const SavedActions = ({ line }: { readonly line: SavedView }) => {
  const paths = usePaths()
  const buying = useFetcher<typeof action>()
  const removing = useFetcher<typeof action>()
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const here = paths.account('wishlist')
  const answer = buying.state === 'idle' ? buying.data : undefined
  const failed = [answer, removing.state === 'idle' ? removing.data : undefined].find(
    (change) => change?.kind === 'unavailable' || change?.kind === 'item-unavailable',
  )
  const hidden = (
    <>
      <input type="hidden" name="lineItemId" value={line.id} />
      {ready ? <input type="hidden" name="stay" value="1" /> : null}
    </>
  )
  return (
    <>
      <Inline gap="m">
        {line.available ? (
          <buying.Form method="post" action={here}>
            {hidden}
            {ready ? null : <input type="hidden" name="back" value={paths.cart()} />}
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
