import { redirect, redirectDocument } from '@remix-run/node'
import { isCheckoutPath } from '../../i18n/isCheckoutPath.ts'
import { safePath } from '../../i18n/paths.ts'

/**
 * Leads on to where a form says that its visitor came from. The checkout is loaded as a document of its own: its policy
 * alone lets the payment provider in.
 */
export const leadOn = (wanted: FormDataEntryValue | null): Response => {
  const path = safePath(wanted)
  const lead = isCheckoutPath(new URL(path, 'http://shop.invalid').pathname) ? redirectDocument : redirect
  return lead(path, 303)
}
