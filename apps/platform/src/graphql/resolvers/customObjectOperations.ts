import { and, eq } from 'drizzle-orm'
import { type CustomObjectDraft, customObjectStore, saveCustomObject } from '../../custom/customObjects.ts'
import { customObjects } from '../../db/schema.ts'
import type { CustomObject } from '../../model/customObject.ts'
import { expectVersion } from '../../store/resourceStore.ts'
import type { PageArguments } from '../../where/page.ts'
import { customObjectFields } from '../../where/resourceFields.ts'
import type { PlatformContext } from '../context.ts'
import { invalidInput, resourceNotFound } from '../platformError.ts'
import { requireScope } from '../requireScope.ts'
import { documentPage } from './documentPage.ts'

type Context = PlatformContext
type Name = {
  readonly id?: string | null
  readonly container?: string | null
  readonly key?: string | null
}

const view = ['view_key_value_documents', 'manage_key_value_documents'] as const

const find = async (context: Context, { id, container, key }: Name): Promise<CustomObject | undefined> => {
  if (id) return customObjectStore.find(context.db, id)
  if (!container || !key) throw invalidInput("A 'container' and a 'key', or an 'id', are required.")
  const named = and(eq(customObjects.container, container), eq(customObjects.key, key))
  return customObjectStore.findWhere(context.db, named)
}

export const customObjectQueries = {
  customObject: (_: unknown, name: Name, context: Context) => {
    requireScope(context.caller, ...view)
    return find(context, name)
  },
  customObjects: (_: unknown, args: PageArguments & { container: string }, context: Context) => {
    requireScope(context.caller, ...view)
    const only = eq(customObjects.container, args.container)
    return documentPage(context, { table: customObjects, fields: customObjectFields, only }, args)
  },
}

export const customObjectMutations = {
  createOrUpdateCustomObject: (_: unknown, { draft }: { draft: CustomObjectDraft }, context: Context) => {
    requireScope(context.caller, 'manage_key_value_documents')
    return saveCustomObject(context, draft)
  },
  deleteCustomObject: async (
    _: unknown,
    args: Name & { readonly version?: number | null },
    context: Context,
  ) => {
    requireScope(context.caller, 'manage_key_value_documents')
    const found = await find(context, args)
    if (!found) throw resourceNotFound('key-value-document', args.id ?? `${args.container}/${args.key}`)
    if (args.version !== null && args.version !== undefined) expectVersion(found, args.version)
    await customObjectStore.remove(context.db, found)
    return found
  },
}
