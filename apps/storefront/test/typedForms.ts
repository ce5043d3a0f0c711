import type { Page, Visitor } from '@selvedge/testing'

/** A form of the account: the page, the field that is typed in, what is typed, and the button. */
type TypedForm = readonly [path: string, field: string, text: string, button: string]

export const typedForms: readonly TypedForm[] = [
  ['profile', 'First name', 'Adelaide', 'Save'],
  ['store-credit', 'Gift card code', 'GC-7Q2M', 'Redeem'],
  ['trade', 'Company', 'Fen Ltd', 'Send the application'],
  ['wishlist?edit=new', 'Name of the list', 'Hall', 'Create list'],
  ['addresses?edit=new', 'Name of this address', 'Studio', 'Save address'],
]

/** Opens the page of a form, and fills it in. */
export const fillTyped = async (visitor: Visitor, [path, field, text]: TypedForm): Promise<Page> =>
  (await visitor.open(`/account/dashboard/${path}`)).fill(field, text)
