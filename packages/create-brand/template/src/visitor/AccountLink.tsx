import { TextLink, useToast } from '@selvedge/ui-kit'
import { useEffect, useRef } from 'react'
import { useSession, useShop } from '../ShopProvider'

/** The login of a guest, or the logout of a customer. */
export const AccountLink = () => {
  const { logout } = useShop()
  const { signedIn } = useSession()
  const { show } = useToast()
  const wasSignedIn = useRef(signedIn)
  useEffect(() => {
    // By the visitor, here or in another tab, or because the session has ended.
    if (wasSignedIn.current && !signedIn) show({ title: 'You are logged out.' })
    wasSignedIn.current = signedIn
  }, [signedIn, show])
  const leave = async () => {
    const result = await logout()
    if (result.ok) return
    show({
      title: 'The shop could not be reached.',
      description: 'You are logged out on this device only.',
      variant: 'warning',
    })
  }
  return signedIn ? (
    <TextLink tone="quiet" place="alone" onClick={leave}>
      Log out
    </TextLink>
  ) : (
    <TextLink tone="quiet" place="alone" href="/login">
      Log in
    </TextLink>
  )
}
