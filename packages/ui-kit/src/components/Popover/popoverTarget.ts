// @internal
import { knownAttribute } from '../knownAttribute.ts'

/** The attributes of a button that opens and closes a popover; with `hide` it only closes. */
export const popoverTarget = (id: string, action?: 'hide'): Readonly<Record<string, string>> => ({
  ...knownAttribute('popoverTarget', id),
  ...(action ? knownAttribute('popoverTargetAction', action) : {}),
})
