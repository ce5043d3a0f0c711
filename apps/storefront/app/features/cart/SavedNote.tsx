import { Callout } from '@selvedge/ui-kit/Callout'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { usePaths, useShop } from '../frame/useShop.ts'

/** Says that a line went to the wishlist and takes the focus, which the line's button had. Guests are told how to keep it. */
export const SavedNote = () => {
  const paths = usePaths()
  const shop = useShop()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} tabIndex={-1} role="status">
      <Callout
        tone="success"
        action={<TextLink href={paths.account('wishlist')}>{m.wishlist_see()}</TextLink>}
      >
        {m.wishlist_moved()}
        {shop?.signedIn ? null : (
          <>
            {' '}
            {m.wishlist_guest()} <TextLink href={paths.login(paths.cart())}>{m.login_action()}</TextLink>
          </>
        )}
      </Callout>
    </div>
  )
}
