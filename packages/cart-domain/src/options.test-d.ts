import { describe, expectTypeOf, it } from 'vitest'
import type { CurtainMeasurements } from './calculators/curtainYardage.ts'
import type { QuiltMeasurements } from './calculators/quiltBackYardage.ts'
import type { RoomMeasurements } from './calculators/roomRolls.ts'
import type { WallMeasurements } from './calculators/wallpaperRolls.ts'
import type { CartLike, LineItemLike } from './cart/cartLike.ts'
import type { PredictionOptions } from './cart/predictTotals.ts'
import type { AddressSchemaOptions } from './forms/address.ts'
import type { EventCartInput } from './funnel/toEventCart.ts'
import type { ReturnableOrderLike } from './order/orderReturns.ts'
import type { OrderStates } from './order/orderStatus.ts'
import type { PaymentContext } from './payment/paymentOptions.ts'

/** The options that may be omitted, each of them set to `undefined`. */
type Unset<Options> = {
  [Name in keyof Options as object extends Pick<Options, Name> ? Name : never]: undefined
}

describe('options and the shapes of carts and orders', () => {
  it('accept undefined for what may be omitted, as exactOptionalPropertyTypes requires', () => {
    expectTypeOf<Unset<CartLike>>().toExtend<Partial<CartLike>>()
    expectTypeOf<Unset<LineItemLike>>().toExtend<Partial<LineItemLike>>()
    expectTypeOf<Unset<PredictionOptions>>().toExtend<Partial<PredictionOptions>>()
    expectTypeOf<Unset<CurtainMeasurements>>().toExtend<Partial<CurtainMeasurements>>()
    expectTypeOf<Unset<QuiltMeasurements>>().toExtend<Partial<QuiltMeasurements>>()
    expectTypeOf<Unset<RoomMeasurements>>().toExtend<Partial<RoomMeasurements>>()
    expectTypeOf<Unset<WallMeasurements>>().toExtend<Partial<WallMeasurements>>()
    expectTypeOf<Unset<AddressSchemaOptions>>().toExtend<Partial<AddressSchemaOptions>>()
    expectTypeOf<Unset<EventCartInput>>().toExtend<Partial<EventCartInput>>()
    expectTypeOf<Unset<ReturnableOrderLike>>().toExtend<Partial<ReturnableOrderLike>>()
    expectTypeOf<Unset<OrderStates>>().toExtend<Partial<OrderStates>>()
    expectTypeOf<Unset<PaymentContext>>().toExtend<Partial<PaymentContext>>()
  })
})
