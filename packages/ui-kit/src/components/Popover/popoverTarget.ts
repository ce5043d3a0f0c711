// @internal
import { knownAttributes } from '../knownAttributes.ts'

/** The attributes of a button that opens and closes a popover; with `hide` it only closes. */
export const popoverTarget = (id: string, action?: 'hide'): Readonly<Record<string, string>> =>
  knownAttributes({ popoverTarget: id, ...(action ? { popoverTargetAction: action } : {}) })
