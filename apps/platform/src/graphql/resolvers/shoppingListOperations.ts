import { randomUUID } from 'node:crypto'
import type { CustomInput } from '../../custom/customFields.ts'
import { shoppingLists } from '../../db/schema.ts'
import type { ShoppingList } from '../../model/shoppingList.ts'
import type { LineDraft } from '../../shoppingLists/addLine.ts'
import type { ListContext, ProductName } from '../../shoppingLists/listContext.ts'
import { applyShoppingListActions } from '../../shoppingLists/shoppingListActions.ts'
import type { TextLineDraft } from '../../shoppingLists/textLineActions.ts'
import { findProducts } from '../../store/findProducts.ts'
import { expectVersion } from '../../store/resourceStore.ts'
import { shoppingListStore } from '../../store/shoppingListStore.ts'
import type { PageArguments } from '../../where/page.ts'
import { shoppingListFields } from '../../where/resourceFields.ts'
import type { PlatformContext } from '../context.ts'
import { expectActions } from '../expectActions.ts'
import { type LocalisedInput, localisedInput } from '../localisedInput.ts'
import { invalidInput, resourceNotFound, unwrap } from '../platformError.ts'
import { identityOf, isOwnedBy, requireScope } from '../requireScope.ts'
import { documentPage } from './documentPage.ts'

type Context = PlatformContext
type Versioned = { readonly id?: string | null; readonly version: number }
type Action = { readonly addLineItem?: ProductName | null; readonly [other: string]: unknown }

type Draft = {
  readonly name: LocalisedInput
  readonly description?: LocalisedInput | null
  readonly lineItems?: readonly LineDraft[] | null
  readonly textLineItems?: readonly TextLineDraft[] | null
  readonly custom?: CustomInput | null
}

// Converts a draft to update actions, which are applied to an empty list.
const actionsOf = (draft: Draft): Action[] => [
  ...(draft.description ? [{ setDescription: { description: draft.description } }] : []),
  ...(draft.custom ? [{ setCustomType: draft.custom }] : []),
  ...(draft.lineItems ?? []).map((line) => ({ addLineItem: line })),
  ...(draft.textLineItems ?? []).map((line) => ({ addTextLineItem: line })),
]

const contextFor = async (context: Context, actions: readonly Action[]): Promise<ListContext> => {
  const named = actions.flatMap((action) => action.addLineItem ?? [])
  const ids = named.flatMap((line) => line.productId ?? [])
  const skus = named.flatMap((line) => line.sku ?? [])
  return {
    reference: await context.reference(),
    products: await findProducts(context.db, ids, skus),
    newId: randomUUID,
    now: context.now().toISOString(),
  }
}

/** The shopper's own list by id; `undefined` for a missing list and for another shopper's. */
export const findMyList = async (
  context: Context,
  id: string | null | undefined,
): Promise<ShoppingList | undefined> => {
  if (!id) throw invalidInput("An 'id' is required.")
  const list = await shoppingListStore.find(context.db, id)
  return list && isOwnedBy(list, identityOf(context.caller)) ? list : undefined
}

const expectMyList = async (context: Context, { id, version }: Versioned): Promise<ShoppingList> => {
  const list = await findMyList(context, id)
  if (!list) throw resourceNotFound('shopping-list', id ?? '')
  expectVersion(list, version)
  return list
}

export const shoppingListMutations = {
  createMyShoppingList: async (_: unknown, { draft }: { draft: Draft }, context: Context) => {
    requireScope(context.caller, 'manage_my_shopping_lists')
    const at = context.now().toISOString()
    const stamp = { id: randomUUID(), version: 1, createdAt: at, lastModifiedAt: at }
    const name = localisedInput(draft.name)
    const empty: ShoppingList = { ...stamp, ...identityOf(context.caller), name, lineItems: [] }
    const actions = actionsOf(draft)
    const list = unwrap(applyShoppingListActions(empty, actions, await contextFor(context, actions)))
    return shoppingListStore.insert(context.db, list)
  },
  updateMyShoppingList: async (
    _: unknown,
    args: Versioned & { actions: readonly Action[] },
    context: Context,
  ) => {
    requireScope(context.caller, 'manage_my_shopping_lists')
    expectActions(args.actions)
    const before = await expectMyList(context, args)
    const helpers = await contextFor(context, args.actions)
    const changed = unwrap(applyShoppingListActions(before, args.actions, helpers))
    return shoppingListStore.save(context.db, before, changed, context.now())
  },
  deleteMyShoppingList: async (_: unknown, args: Versioned, context: Context) => {
    requireScope(context.caller, 'manage_my_shopping_lists')
    const list = await expectMyList(context, args)
    await shoppingListStore.remove(context.db, list)
    return list
  },
  deleteShoppingList: async (_: unknown, { id, version }: Versioned, context: Context) => {
    requireScope(context.caller, 'manage_shopping_lists')
    const list = id ? await shoppingListStore.find(context.db, id) : undefined
    if (!list) throw resourceNotFound('shopping-list', id ?? '')
    expectVersion(list, version)
    await shoppingListStore.remove(context.db, list)
    return list
  },
}

const view = ['view_shopping_lists', 'manage_shopping_lists'] as const

/** Shopping lists of all shoppers, for servers. */
export const shoppingListQueries = {
  shoppingList: (_: unknown, { id }: { id?: string | null }, context: Context) => {
    requireScope(context.caller, ...view)
    if (!id) throw invalidInput("An 'id' is required.")
    return shoppingListStore.find(context.db, id)
  },
  shoppingLists: (_: unknown, args: PageArguments, context: Context) => {
    requireScope(context.caller, ...view)
    return documentPage<ShoppingList>(context, { table: shoppingLists, fields: shoppingListFields }, args)
  },
}
