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
import { batched } from './batch.ts'
import type { Caller } from './caller.ts'

type Load<T> = (key: string) => Promise<T | undefined>

/** What resolvers work with: the database, the caller, reference data and loaders that last for one request. */
export type PlatformContext = {
  readonly db: Database
  readonly caller: Caller
  readonly now: () => Date
  readonly projectKey: string
  /** Where this service is reached from, without a slash at the end. */
  readonly publicUrl: string
  readonly reference: () => Promise<LoadedReference>
  /** Has reference data read anew: what was just written must be there. */
  readonly forgetReference: () => void
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
  'db' | 'now' | 'projectKey' | 'publicUrl' | 'reference' | 'forgetReference'
>

export const createContext = (source: ContextSource, caller: Caller): PlatformContext => ({
  ...source,
  caller,
  load: {
    payment: batched(async (ids) => byId(await paymentStore.findAll(source.db, ids))),
    customer: batched(async (ids) => byId(await customerStore.findAll(source.db, ids))),
    discountCode: batched(async (ids) => byId(await findDiscountCodes(source.db, ids))),
    product: batched(async (ids) => byId(await findProducts(source.db, ids))),
    stock: batched((skus) => findStock(source.db, skus)),
    channelStock: batched((skus) => findChannelStock(source.db, skus)),
  },
})
