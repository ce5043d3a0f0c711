import { isCheckoutPath } from '../../i18n/isCheckoutPath.ts'

/** The card of a gift, when something on it was typed and not saved. */
export const unsavedGift = (): HTMLFormElement | null => {
  const form = document.querySelector<HTMLTextAreaElement>('#gift-message')?.form ?? null
  const fields = form ? [...form.querySelectorAll<HTMLInputElement>('[id^=gift-]')] : []
  return fields.some(({ value, defaultValue }) => value !== defaultValue) ? form : null
}

type Hold = {
  /** Whether a quantity is on its way to the shop. */
  readonly isBusy: () => boolean
  /** Told the link that waits. */
  readonly onHeld: (link: HTMLAnchorElement) => void
}

/**
 * Holds links that are followed while something is not saved yet: quantities, and on the way to the checkout a gift's
 * card, which is saved then. A quantity that is none has to be mended first. Gives a way to stop.
 */
export const holdLeave = ({ isBusy, onHeld }: Hold): (() => void) => {
  const hold = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    const toCheckout = isCheckoutPath(link.pathname)
    const wrong = toCheckout ? document.querySelector<HTMLElement>('[name=quantity]:invalid') : null
    const gift = toCheckout ? unsavedGift() : null
    if (!wrong && !gift && !isBusy()) return
    event.preventDefault()
    event.stopPropagation()
    if (wrong) {
      wrong.focus()
      return
    }
    gift?.requestSubmit(gift.querySelector('button'))
    onHeld(link)
  }
  addEventListener('click', hold, true)
  return () => removeEventListener('click', hold, true)
}
