import { TextLink, useToast } from '@selvedge/ui-kit'
import { useSession, useShop } from '../ShopProvider'

/** The login of a guest, or the logout of a customer. */
export const AccountLink = () => {
  const { logout } = useShop()
  const { signedIn } = useSession()
  const { show } = useToast()
  const leave = async () => {
    const result = await logout()
    show(
      result.ok
        ? { title: 'You are logged out.' }
        : {
            title: 'You are logged out on this device.',
            description: 'The shop could not be reached.',
            variant: 'warning',
          },
    )
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
