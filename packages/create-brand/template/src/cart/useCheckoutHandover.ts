import { useEffect, useState } from 'react'
import { navigate, useQueryParameters } from '../router'
import { useShop } from '../ShopProvider'

/** The query parameter with which the shop asks this site for its visitor. */
const NONCE = 'handover-for'
/** The query parameter of a visitor who returns from the shop, because it did not accept the code. */
const FAILED = 'handover-failed'

/** The address at which the shop accepts visitors of this site. The shop returns them to the cart with a nonce. */
const entry = (query: Readonly<Record<string, string>> = {}): string => {
  const from = new URL('/cart', window.location.origin).href
  return `${import.meta.env.STOREFRONT_URL}/enter?${new URLSearchParams({ from, ...query })}`
}

/** The address of the shop's checkout for this visitor. */
export const checkoutUrl = (): string => entry()

/**
 * Continues at the shop when the shop has returned the visitor with a nonce: gets a code for it from the identity service, and opens the
 * shop with this code.
 * The shop accepts the code once, within 30 seconds, and only in this browser.
 */
export const useCheckoutHandover = (): 'none' | 'running' | 'failed' => {
  const { createHandover } = useShop()
  const parameters = useQueryParameters()
  const nonce = parameters.get(NONCE)
  const isRefused = parameters.has(FAILED)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isRefused) return
    setFailed(true)
    navigate('/cart', { replace: true })
  }, [isRefused])
  useEffect(() => {
    if (nonce === null) return
    let isCurrent = true
    setFailed(false)
    void createHandover(nonce).then((handover) => {
      // In development, StrictMode runs this effect twice. Only one of the two codes is used.
      if (!isCurrent) return
      if (handover.ok) return window.location.replace(entry(handover.value))
      setFailed(true)
      navigate('/cart', { replace: true })
    })
    return () => {
      isCurrent = false
    }
  }, [nonce, createHandover])
  if (nonce !== null) return 'running'
  return isFailed ? 'failed' : 'none'
}
