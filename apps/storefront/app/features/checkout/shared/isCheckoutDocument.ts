import { isCheckoutPath } from '../../../i18n/isCheckoutPath.ts'

/**
 * Whether the current document was loaded as a page of the checkout. Another document keeps the content security policy that
 * it was loaded with, also after a navigation to the checkout.
 */
export const isCheckoutDocument = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation')
  return !loaded || isCheckoutPath(new URL(loaded.name).pathname)
}
