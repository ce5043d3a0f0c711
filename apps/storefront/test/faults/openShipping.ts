import { expectStep, fillAddress, marianne, type Page, type Visitor } from '@selvedge/testing'
import { givenCart } from '../shop.ts'

/** The address that `openShipping` types. */
export const address = { ...marianne, line1: '999 New Road' }

export const typedLine = (page: Page): string => page.value('Address line 1')

/** Opens the shipping step with a cart, and types an address without submitting it. */
export const openShipping = async (
  visitor?: Visitor,
): Promise<{ readonly form: Page; readonly visitor: Visitor }> => {
  const given = await givenCart({ ...(visitor ? { visitor } : {}), opensCheckout: true })
  const shipping = expectStep(given.page, 'shipping')
  return {
    visitor: given.visitor,
    form: await fillAddress(shipping, address),
  }
}
