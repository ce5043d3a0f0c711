import { TextLink, useToast } from '@selvedge/ui-kit'
import { useEffect, useRef } from 'react'
import { useSession, useShop } from '../ShopProvider'

/** The login of a guest, or the logout of a customer. */
export const AccountLink = () => {
  const { logout } = useShop()
  const { signedIn } = useSession()
  const { show } = useToast()
  const wasSignedIn = useRef(signedIn)
  const isLeaving = useRef(false)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (wasSignedIn.current && !signedIn) {
      // The pressed button is gone, and the focus with it.
      if (isLeaving.current) link.current?.focus()
      // In another tab, or because the session has ended.
      else show({ title: 'You are logged out.' })
    }
    wasSignedIn.current = signedIn
  }, [signedIn, show])
  const leave = async () => {
    isLeaving.current = true
    const result = await logout()
    // The page shows the session that has begun before the next task.
    setTimeout(() => {
      isLeaving.current = false
    })
    show(
      result.ok
        ? { title: 'You are logged out.' }
        : {
            title: 'The shop could not be reached.',
            description: 'You may still be logged in. Please load the page again, and then log out.',
            variant: 'warning',
          },
    )
  }
  return signedIn ? (
    <TextLink tone="quiet" place="alone" onClick={leave}>
      Log out
    </TextLink>
  ) : (
    <TextLink ref={link} tone="quiet" place="alone" href="/login">
      Log in
    </TextLink>
  )
}
