import type { Typed } from './checkoutAnswer.ts'

const secret = /password|cardToken|cardNumber|securityCode/i
/** What a button says that was pressed: it is not pressed again by showing the form anew. */
const buttons = ['addressChoice', 'addressFor', 'show']

/** What a shopper typed and chose in a form, to be shown or sent again. */
export const typedValues = (form: FormData): Typed =>
  Object.fromEntries(
    [...form.entries()].filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && !secret.test(entry[0]) && !buttons.includes(entry[0]),
    ),
  )
