import { createVisitorConsent, type VisitorConsent } from './createVisitorConsent.ts'

let known: VisitorConsent | undefined

/** The one consent of this tab, in the browser only. */
export const visitorConsent = (): VisitorConsent => {
  if (known) return known
  known = createVisitorConsent(() => localStorage)
  addEventListener('storage', known.heard)
  return known
}
