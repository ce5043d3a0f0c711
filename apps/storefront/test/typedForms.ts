import type { Page, Visitor } from '@selvedge/testing'

/** Forms of the account: the page, the field that is typed in, and the button. */
export const typedForms = [
  ['profile', 'First name', 'Adelaide', 'Save'],
  ['store-credit', 'Gift card code', 'GC-7Q2M', 'Redeem'],
  ['trade', 'Company', 'Fen Ltd', 'Send the application'],
  ['wishlist?edit=new', 'Name of the list', 'Hall', 'Create list'],
  ['addresses?edit=new', 'Name of this address', 'Studio', 'Save address'],
] as const

/** Types in a form, and submits it after something happened meanwhile. */
export const submitTyped = async (
  visitor: Visitor,
  [path, field, text, button]: (typeof typedForms)[number],
  meanwhile: () => Promise<unknown>,
): Promise<Page> => {
  const form = (await visitor.open(`/account/dashboard/${path}`)).fill(field, text)
  await meanwhile()
  return form.press(button)
}
