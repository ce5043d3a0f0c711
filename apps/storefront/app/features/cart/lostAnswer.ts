import { m } from '../../paraglide/messages.js'
import type { CartRefusal } from './changeCart.server.ts'

/** Which line or field a form is about, as the server would say. */
const aboutOf = (form: FormData): string => {
  const intent = String(form.get('intent')).replace('remove-', '')
  return intent === 'code' || intent === 'gift' ? intent : String(form.get('lineItemId'))
}

/** What a change of the cart is answered with when the shop could not be reached. */
export const lostAnswer = (form: FormData): CartRefusal => ({
  problem: { kind: 'unavailable' },
  words: m.connection_lost(),
  about: aboutOf(form),
  typed: String(form.get('code') ?? ''),
})
