import { CookieConsent } from '@selvedge/ui-kit'
import { useSyncExternalStore } from 'react'
import { useShop } from '../ShopProvider'

/** Asks once whether the visit may be measured. Until the visitor agrees, nothing reaches the data layer. */
export const Consent = () => {
  const { consent, chooseConsent } = useShop()
  const state = useSyncExternalStore(consent.subscribe, consent.state)
  if (state !== 'pending') return null
  return (
    <CookieConsent
      title="May we measure your visit?"
      text="With your consent we count visits and purchases to improve the shop. The shop works the same without it."
      accept="Allow"
      refuse="Only necessary"
      action="/"
      onChoice={chooseConsent}
    />
  )
}
