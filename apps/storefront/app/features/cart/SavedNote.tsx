import { Callout } from '@selvedge/ui-kit/Callout'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { usePaths, useShop } from '../frame/useShop.ts'

/**
 * Confirms that a line was moved to the wishlist, and takes the focus from the line's button. For guests, it also
 * explains how to keep the list.
 */
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
