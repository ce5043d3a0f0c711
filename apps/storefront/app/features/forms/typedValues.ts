/** The typed values; passwords and cards are never among them. */
export type TypedValues = Readonly<Record<string, string>>

const secret = /password|cardToken|cardNumber|securityCode/i
/**
 * The names of buttons. They are not kept with the typed values, because showing the form again must not press them
 * again.
 */
const buttons = ['addressChoice', 'addressFor', 'show']

/** What a shopper typed and selected in a form, to show or submit it again. */
export const typedValues = (form: FormData): TypedValues =>
  Object.fromEntries(
    [...form.entries()].filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && !secret.test(entry[0]) && !buttons.includes(entry[0]),
    ),
  )
