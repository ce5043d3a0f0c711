import { connectShop, Visitor } from '@selvedge/testing'
import { inject } from 'vitest'

/** A shop whose settings differ from those of the usual one. */
export const otherShop = connectShop(inject('otherShop'))

/** A new visitor of the other shop, without cookies. */
export const aVisitorOfOtherShop = (): Visitor => new Visitor({ shop: otherShop.storefront })
