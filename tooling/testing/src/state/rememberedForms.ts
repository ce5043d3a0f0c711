import type { Page } from '../visitor/Page.ts'
import type { Visitor } from '../visitor/Visitor.ts'

type FilledForm = { readonly url: string; readonly fields: string }

/** The forms that a visitor filled in, by shop and name. */
const forms = new Map<string, FilledForm>()

const keyOf = ({ shop }: Visitor, name: string): string => `${shop} ${name}`

export const isRemembered = (visitor: Visitor, name: string): boolean => forms.has(keyOf(visitor, name))

/** Remembers what a filled form sends when a button is pressed, for visitors who fill it in with the same values. */
export const rememberForm = (name: string, page: Page, button: string): void => {
  const { url, body } = page.requestOf(button)
  forms.set(keyOf(page.visitor, name), { url, fields: String(body) })
}

type SendOptions = {
  /** Values that replace those of fields. */
  readonly changes?: Readonly<Record<string, string>>
  /** `manual` returns the redirect response instead of following it. */
  readonly redirect?: 'follow' | 'manual'
}

/** Sends a remembered form without loading its page. */
export const sendRememberedForm = (
  visitor: Visitor,
  name: string,
  { changes = {}, redirect = 'follow' }: SendOptions = {},
): Promise<Page> => {
  const form = forms.get(keyOf(visitor, name))
  if (!form) throw new Error(`The form "${name}" of ${visitor.shop} was not filled in before.`)
  const body = new URLSearchParams(form.fields)
  for (const [field, value] of Object.entries(changes)) body.set(field, value)
  return visitor.request(form.url, {
    method: 'POST',
    body,
    redirect,
    headers: { origin: new URL(form.url).origin },
  })
}
