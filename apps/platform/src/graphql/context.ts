import type { Database } from '../db/database.ts'
import type { Customer } from '../model/customer.ts'
import type { DiscountCode } from '../model/discount.ts'
import type { Payment } from '../model/payment.ts'
import type { Product } from '../model/product.ts'
import type { Resource } from '../model/resource.ts'
import { type ChannelStock, findChannelStock } from '../store/channelStock.ts'
import { customerStore } from '../store/customerStore.ts'
import { findDiscountCodes } from '../store/discountCodeStore.ts'
import { findProducts } from '../store/findProducts.ts'
import { findStock, type Stock } from '../store/inventoryStore.ts'
import type { LoadedReference } from '../store/referenceStore.ts'
import { paymentStore } from '../store/stores.ts'
import type { Tries } from '../tries/tries.ts'
import type { Caller } from './caller.ts'
import { createBatchLoader } from './createBatchLoader.ts'

type Load<T> = (key: string) => Promise<T | undefined>

/** The context of a GraphQL request: database, caller, reference data and batch loaders. */
export type PlatformContext = {
  readonly db: Database
  readonly caller: Caller
  /** The caller's limits for passwords and discount codes. */
  readonly tries: Tries
  readonly now: () => Date
  readonly projectKey: string
  /** The public URL of this service, without a trailing slash. */
  readonly publicUrl: string
  readonly reference: () => Promise<LoadedReference>
  /** Drops the cached reference data after a write. */
  readonly invalidateReference: () => void
  readonly load: {
    readonly payment: Load<Payment>
    readonly customer: Load<Customer>
    readonly discountCode: Load<DiscountCode>
    readonly product: Load<Product>
    readonly stock: Load<Stock>
    readonly channelStock: Load<readonly ChannelStock[]>
  }
}

const byId = <T extends Resource>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((r) => [r.id, r]))

export type ContextSource = Pick<
  PlatformContext,
  'db' | 'now' | 'projectKey' | 'publicUrl' | 'reference' | 'invalidateReference'
>

export const createContext = (source: ContextSource, caller: Caller, tries: Tries): PlatformContext => ({
  ...source,
  caller,
  tries,
  load: {
    payment: createBatchLoader(async (ids) => byId(await paymentStore.findAll(source.db, ids))),
    customer: createBatchLoader(async (ids) => byId(await customerStore.findAll(source.db, ids))),
    discountCode: createBatchLoader(async (ids) => byId(await findDiscountCodes(source.db, ids))),
    product: createBatchLoader(async (ids) => byId(await findProducts(source.db, ids))),
    stock: createBatchLoader((skus) => findStock(source.db, skus)),
    channelStock: createBatchLoader((skus) => findChannelStock(source.db, skus)),
  },
})
