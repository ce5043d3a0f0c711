import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type SQL, sql } from 'drizzle-orm'
import { withoutNulls } from '../../carts/actions/withoutNulls.ts'
import { inventory } from '../../db/schema.ts'
import { applyStockActions } from '../../stock/stockActions.ts'
import { isUuid } from '../../store/isUuid.ts'
import { expectVersion } from '../../store/resourceStore.ts'
import {
  findStockEntry,
  insertStockEntry,
  removeStockEntry,
  type StockEntry,
  saveStockEntry,
  stockDocument,
} from '../../store/stockStore.ts'
import type { PageArguments } from '../../where/page.ts'
import { stockFields } from '../../where/resourceFields.ts'
import type { PlatformContext } from '../context.ts'
import { expectActions } from '../expectActions.ts'
import { resourceNotFound, unwrap } from '../platformError.ts'
import { requireScope } from '../requireScope.ts'
import { documentPage } from './documentPage.ts'
import { expectName } from './expectName.ts'

type Context = PlatformContext
type Name = { readonly id?: string | null; readonly key?: string | null }
type Versioned = { readonly version: number }

type Draft = {
  readonly sku: string
  readonly key?: string | null
  readonly quantityOnStock: number
  readonly restockableInDays?: number | null
}

const view = ['view_products', 'manage_products'] as const

const find = async (context: Context, name: Name): Promise<StockEntry | undefined> => {
  const { id, key } = expectName(name)
  if (id && !isUuid(id)) return undefined
  const condition: SQL = id ? sql`id = ${id}` : sql`key = ${key}`
  return findStockEntry(context.db, condition)
}

const expectEntry = async (context: Context, name: Name & Versioned): Promise<StockEntry> => {
  const entry = await find(context, name)
  if (!entry) throw resourceNotFound('inventory-entry', name.id ?? name.key ?? '')
  expectVersion(entry, name.version)
  return entry
}

export const stockQueries = {
  inventoryEntry: (_: unknown, name: Name, context: Context) => {
    requireScope(context.caller, ...view)
    return find(context, name)
  },
  inventoryEntries: (_: unknown, args: PageArguments, context: Context) => {
    requireScope(context.caller, ...view)
    return documentPage(context, { table: inventory, fields: stockFields, doc: stockDocument }, args)
  },
}

export const stockMutations = {
  createInventoryEntry: async (_: unknown, { draft }: { draft: Draft }, context: Context) => {
    requireScope(context.caller, 'manage_products')
    const now = context.now().toISOString()
    const stamp = { id: randomUUID(), version: 1, createdAt: now, lastModifiedAt: now }
    const empty = { ...withoutNulls(draft), ...stamp, availableQuantity: 0 } as StockEntry
    const entry = unwrap(applyStockActions(empty, [{ changeQuantity: { quantity: draft.quantityOnStock } }]))
    await insertStockEntry(context.db, entry)
    return { ...entry, availableQuantity: entry.quantityOnStock }
  },
  updateInventoryEntry: async (
    _: unknown,
    args: Name & Versioned & { actions: readonly object[] },
    context: Context,
  ) => {
    requireScope(context.caller, 'manage_products')
    expectActions(args.actions)
    const before = await expectEntry(context, args)
    const changed = unwrap(applyStockActions(before, args.actions))
    if (isDeepStrictEqual(before, changed)) return before
    await saveStockEntry(context.db, before, changed, context.now())
    return find(context, { id: before.id })
  },
  deleteInventoryEntry: async (_: unknown, args: Name & Versioned, context: Context) => {
    requireScope(context.caller, 'manage_products')
    const entry = await expectEntry(context, args)
    await removeStockEntry(context.db, entry)
    return entry
  },
}
