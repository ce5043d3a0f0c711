import { randomUUID } from 'node:crypto'
import { discountCodes } from '../../db/schema.ts'
import { applyDiscountCodeActions } from '../../discountCodes/discountCodeActions.ts'
import { type DiscountCodeDraft, discountCodeFrom } from '../../discountCodes/discountCodeDraft.ts'
import type { DiscountCode } from '../../model/discount.ts'
import {
  discountCodeDocument,
  discountCodeStore,
  findDiscountCodeByKey,
  findDiscountCodes,
} from '../../store/discountCodeStore.ts'
import { expectVersion } from '../../store/resourceStore.ts'
import type { PageArguments } from '../../where/page.ts'
import { discountCodeFields } from '../../where/resourceFields.ts'
import type { PlatformContext } from '../context.ts'
import { expectActions } from '../expectActions.ts'
import { resourceNotFound, unwrap } from '../platformError.ts'
import { requireScope } from '../requireScope.ts'
import { documentPage } from './documentPage.ts'
import { expectName } from './expectName.ts'

type Context = PlatformContext
type Name = { readonly id?: string | null; readonly key?: string | null }
type Update = Name & { readonly version: number; readonly actions: readonly object[] }

const view = ['view_discount_codes', 'manage_discount_codes'] as const

const find = async (context: Context, name: Name): Promise<DiscountCode | undefined> => {
  const { id, key } = expectName(name)
  return id ? (await findDiscountCodes(context.db, [id]))[0] : findDiscountCodeByKey(context.db, key ?? '')
}

export const discountCodeQueries = {
  discountCode: (_: unknown, name: Name, context: Context) => {
    requireScope(context.caller, ...view)
    return find(context, name)
  },
  discountCodes: (_: unknown, args: PageArguments, context: Context) => {
    requireScope(context.caller, ...view)
    const source = { table: discountCodes, fields: discountCodeFields, doc: discountCodeDocument }
    return documentPage(context, source, args)
  },
}

export const discountCodeMutations = {
  createDiscountCode: async (_: unknown, { draft }: { draft: DiscountCodeDraft }, context: Context) => {
    requireScope(context.caller, 'manage_discount_codes')
    const at = context.now().toISOString()
    const stamp = { id: randomUUID(), version: 1, createdAt: at, lastModifiedAt: at }
    const code = unwrap(discountCodeFrom(draft, stamp, await context.reference()))
    return discountCodeStore.insert(context.db, code)
  },
  updateDiscountCode: async (_: unknown, args: Update, context: Context) => {
    requireScope(context.caller, 'manage_discount_codes')
    expectActions(args.actions)
    const before = await find(context, args)
    if (!before) throw resourceNotFound('discount-code', args.id ?? args.key ?? '')
    expectVersion(before, args.version)
    const changed = unwrap(applyDiscountCodeActions(before, args.actions, await context.reference()))
    return discountCodeStore.save(context.db, before, changed, context.now())
  },
}
