import { randomUUID } from 'node:crypto'
import { withoutNulls } from '../carts/actions/withoutNulls.ts'
import { fail, ok, type Result } from '../engine/problem.ts'
import type { Address } from '../model/address.ts'
import type { Delivery, DeliveryItem, Parcel } from '../model/cart.ts'
import type { Order } from '../model/order.ts'

type Nullable<T> = { readonly [K in keyof T]?: T[K] | null }

type ParcelInput = {
  readonly key?: string | null
  readonly measurements?: Nullable<NonNullable<Parcel['measurements']>> | null
  readonly trackingData?: Nullable<NonNullable<Parcel['trackingData']>> | null
  readonly items?: readonly DeliveryItem[] | null
}

/** The input of the update action `addDelivery`. */
export type DeliveryInput = {
  readonly deliveryKey?: string | null
  readonly items?: readonly DeliveryItem[] | null
  readonly parcels?: readonly ParcelInput[] | null
  readonly address?: Address | null
}

const parcelOf = ({ key, measurements, trackingData, items }: ParcelInput, createdAt: string): Parcel => ({
  id: randomUUID(),
  createdAt,
  items: items ?? [],
  ...(key && { key }),
  ...(measurements && { measurements: withoutNulls(measurements) }),
  ...(trackingData && {
    trackingData: { ...withoutNulls(trackingData), isReturn: trackingData.isReturn ?? false },
  }),
})

/** Adds a delivery with its parcels to an order that has a shipping method. Unknown line items are refused. */
export const addDelivery = (
  order: Order,
  { deliveryKey, items, parcels, address }: DeliveryInput,
  { now }: { readonly now: Date },
): Result<Order> => {
  const { shippingInfo } = order
  if (!shippingInfo) return fail('InvalidOperation', 'The order has no shipping method.')
  const lines = new Set(order.lineItems.map(({ id }) => id))
  const named = [...(items ?? []), ...(parcels ?? []).flatMap((parcel) => parcel.items ?? [])]
  const unknown = named.find(({ id }) => !lines.has(id))
  if (unknown) return fail('InvalidOperation', `The order has no line item '${unknown.id}'.`)
  const createdAt = now.toISOString()
  const delivery: Delivery = {
    id: randomUUID(),
    createdAt,
    items: items ?? [],
    parcels: (parcels ?? []).map((parcel) => parcelOf(parcel, createdAt)),
    ...(deliveryKey && { key: deliveryKey }),
    ...(address && { address: withoutNulls(address) }),
  }
  return ok({
    ...order,
    shippingInfo: { ...shippingInfo, deliveries: [...(shippingInfo.deliveries ?? []), delivery] },
  })
}
