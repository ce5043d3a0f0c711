import { isCheckoutPath } from '../../../../i18n/isCheckoutPath.ts'

/**
 * Whether this page was loaded as a page of the checkout. A page that came here by script from elsewhere has the content
 * security policy of where it was loaded, which lets no provider in.
 */
export const isCheckoutDocument = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation')
  return !loaded || isCheckoutPath(new URL(loaded.name).pathname)
}
