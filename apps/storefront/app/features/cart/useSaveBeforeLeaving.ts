import { useBlocker } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import { isCheckoutPath } from '../../i18n/isCheckoutPath.ts'
import { isSavingCart, lastCartResult } from './cartClientAction.ts'

/** Whether a field of a form has another value than the form was rendered with. */
const hasUnsavedInput = (form: HTMLFormElement | null): boolean =>
  [...(form?.elements ?? [])].some(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.type !== 'hidden' &&
      field.value !== field.defaultValue,
  )

const invalidQuantity = (): HTMLElement | null => document.querySelector('[name=quantity]:invalid')

/**
 * Saves the cart before the shopper leaves its page: a link waits for pending changes. On the way to the checkout it
 * also saves a typed gift message, and an invalid quantity has to be corrected first. A refused change keeps the
 * shopper on the page.
 */
export const useSaveBeforeLeaving = (gift: RefObject<HTMLFormElement>): void => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (nextLocation.pathname === currentLocation.pathname) return false
    const toCheckout = isCheckoutPath(nextLocation.pathname)
    return isSavingCart() || (toCheckout && (invalidQuantity() !== null || hasUnsavedInput(gift.current)))
  })
  const isGiftSent = useRef(false)
  const decided = useRef(blocker)
  // The effect has no dependencies: any render can be the first one after the last change has ended.
  useEffect(() => {
    if (blocker.state !== 'blocked') {
      isGiftSent.current = false
      return
    }
    // After a decision, the router renders the new state of the blocker in a transition. Until then, `blocker` is the
    // one that was already decided.
    if (isSavingCart() || decided.current === blocker) return
    const toCheckout = isCheckoutPath(blocker.location.pathname)
    const wrong = toCheckout ? invalidQuantity() : null
    const hasUnsavedGift = toCheckout && !wrong && hasUnsavedInput(gift.current)
    if (hasUnsavedGift && !isGiftSent.current) {
      isGiftSent.current = true
      gift.current?.requestSubmit(gift.current.querySelector('button'))
      return
    }
    decided.current = blocker
    wrong?.focus()
    if (!wrong && !hasUnsavedGift && lastCartResult()?.kind === 'changed') blocker.proceed()
    else blocker.reset()
  })
}
