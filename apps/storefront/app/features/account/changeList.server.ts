import { data, redirect } from '@remix-run/node'
import { parseQuantity } from '@selvedge/cart-domain'
import { listItemSchema, listNameSchema, readForm } from '@selvedge/cart-domain/forms'
import { MAX_LIST_LINES, MAX_LISTS } from '@selvedge/commerce-client/wishlist'
import type { ShopContext } from '../../../server/context/createContext.ts'
import {
  changingItem,
  type ListChangeRefusal,
  renaming,
  sharing,
  sharingNotes,
  startSharing,
} from '../../../server/wishlist/listChanges.ts'
import { addList, moveItem, removeItems, removeList, updateList } from '../../../server/wishlist/lists.ts'
import { type MoveToCartResult, moveToCart } from '../../../server/wishlist/moveToCart.ts'
import { newShareSecret } from '../../../server/wishlist/shareKey.ts'
import { listPath } from '../../i18n/listPaths.ts'
import { m } from '../../paraglide/messages.js'
import { notFound } from '../errors/failures.server.ts'
import { typedValues } from '../forms/typedValues.ts'
import { refuse, rememberRefusal } from './sectionResult.server.ts'

/** The forms of the pages of a list. */
export type ListForm =
  | 'create'
  | 'rename'
  | 'delete'
  | 'share'
  | 'unshare'
  | 'notes'
  | 'item'
  | 'remove'
  | 'move'
  | 'move-all'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** The maximum number of names in a notice. It is limited because the notice is stored in a cookie. */
const MOST_NAMES = 8

type Problem = { readonly kind: string; readonly code?: string }

const text = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 200) : ''
}

const namesText = (names: readonly string[]): string =>
  names
    .slice(0, MOST_NAMES)
    .map((name) => (name || m.item_gone()).slice(0, 80))
    .join(', ')

/** One request that changes a list. */
type Change = { readonly shop: ShopContext; readonly id: string | undefined; readonly form: FormData }

/** Redirects to the page of a list, which shows a notice about the completed change. */
const done = ({ shop, id }: Pick<Change, 'shop' | 'id'>, title: string): Response => {
  shop.session.notify({ kind: 'message', title })
  return redirect(listPath(shop.locale, id), 303)
}

/**
 * Returns the message of a problem together with the typed values. Throws the same 404 for a missing list and for a
 * list of another customer.
 */
const refuseProblem = (form: ListForm, problem: Problem, typed: FormData) => {
  if (problem.kind === 'missing') throw notFound()
  const values = { problems: {}, values: typedValues(typed) }
  const isFull = problem.kind === 'full' || problem.code === 'MaxResourceLimitExceeded'
  if (isFull) return refuse(form, m.list_full({ count: MAX_LIST_LINES }), 422, values)
  if (problem.kind === 'too-many') return refuse(form, m.list_too_many({ count: MAX_LISTS }), 422, values)
  if (problem.kind === 'item-missing') return refuse(form, m.list_item_missing(), 404, values)
  return refuse(form, m.list_not_changed(), 503, values)
}

const create = async ({ shop, form }: Change) => {
  const read = readForm(listNameSchema, form.entries())
  if (!read.ok) return refuse('create', '', 422, read)
  const key = text(form, 'formKey')
  const created = await addList(shop, read.value.listName, UUID.test(key) ? key : crypto.randomUUID())
  if (!created.ok) return refuseProblem('create', created.problem, form)
  return done({ shop, id: created.value }, m.list_created({ name: read.value.listName }))
}

const rename = async ({ shop, id, form }: Change) => {
  const read = readForm(listNameSchema, form.entries())
  if (!read.ok) return refuse('rename', '', 422, read)
  const renamed = await updateList<ListChangeRefusal>(shop, id, renaming(read.value.listName, shop.locale))
  return renamed.ok
    ? done({ shop, id }, m.list_renamed({ name: read.value.listName }))
    : refuseProblem('rename', renamed.problem, form)
}

const remove = async ({ shop, id, form }: Change) => {
  if (id === undefined) throw notFound()
  const removed = await removeList(shop, id)
  return removed.ok
    ? done({ shop, id: undefined }, m.list_deleted())
    : refuseProblem('delete', removed.problem, form)
}

/** Changes how a list is shared, and redirects to the page that shows the link of the list. */
const share = async ({ shop, id, form }: Change, name: 'share' | 'unshare' | 'notes') => {
  const shares = form.get('sharesNotes') === 'on'
  const decide = {
    share: () => startSharing(newShareSecret()),
    unshare: () => sharing(null),
    notes: () => sharingNotes(shares),
  }[name]()
  const changed = await updateList<ListChangeRefusal>(shop, id, decide)
  if (!changed.ok) return refuseProblem(name, changed.problem, form)
  const title = {
    share: m.list_shared(),
    unshare: m.list_unshared(),
    notes: shares ? m.list_notes_shared() : m.list_notes_unshared(),
  }[name]
  shop.session.notify({ kind: 'message', title })
  const view = { view: 'edit', id: 'share' } as const
  return redirect(listPath(shop.locale, id, name === 'unshare' ? undefined : view), 303)
}

/** Changes the quantity, the note and the list of an item. */
const changeItem = async ({ shop, id, form }: Change) => {
  const lineItemId = text(form, 'lineItemId')
  const read = readForm(listItemSchema, form.entries())
  if (!read.ok) return refuse('item', '', 422, read)
  const typed = { problems: {}, values: typedValues(form) }
  const quantity = parseQuantity(read.value.quantity)
  if (!quantity.ok || quantity.value === 0) return refuse('item', m.list_quantity_invalid(), 422, typed)
  const shownNote = form.get('shownNote')
  const changed = await updateList<ListChangeRefusal>(
    shop,
    id,
    changingItem({
      lineItemId,
      quantity: quantity.value,
      note: read.value.note,
      shownNote: typeof shownNote === 'string' ? shownNote.replaceAll('\r\n', '\n') : '',
    }),
  )
  const list = text(form, 'list')
  const isMoved = list !== '' && list !== (id ?? 'default')
  if (!changed.ok) {
    const { problem } = changed
    if (problem.kind === 'conflict' && 'note' in problem)
      return refuse('item', m.list_note_conflict({ note: problem.note || m.list_note_none() }), 409, {
        problems: {},
        // The message shows the stored note. If the visitor saves the form again, the typed note replaces it.
        values: { ...typed.values, shownNote: problem.note },
      })
    // When a form is sent twice, the first submit moves the item, and the second does not find it.
    if (problem.kind === 'item-missing' && isMoved) return done({ shop, id }, m.list_item_saved())
    return refuseProblem('item', problem, form)
  }
  if (!isMoved) return done({ shop, id }, m.list_item_saved())
  const to = list === 'default' ? undefined : list
  const moved = await moveItem(shop, { from: id, to, lineItemId })
  return moved.ok ? done({ shop, id }, m.list_item_moved()) : refuseProblem('item', moved.problem, form)
}

const removeItem = async ({ shop, id, form }: Change) => {
  const removed = await removeItems(shop, id, [text(form, 'lineItemId')])
  if (!removed.ok) return refuseProblem('remove', removed.problem, form)
  return shop.isDocument
    ? redirect(listPath(shop.locale, id), 303)
    : data({ form: 'remove' as const, message: '' })
}

const showMoved = (change: Change, result: Extract<MoveToCartResult, { kind: 'moved' }>, form: ListForm) => {
  const { names, left } = result
  if (names.length === 0) return refuse(form, m.list_none_moved({ names: namesText(left) }), 422)
  change.shop.session.notify({
    kind: 'message',
    title: m.list_moved({ names: namesText(names) }),
    ...(left.length > 0 ? { stays: true, text: m.list_left({ names: namesText(left) }) } : {}),
  })
  return redirect(listPath(change.shop.locale, change.id), 303)
}

const move = async (change: Change, name: 'move' | 'move-all') => {
  const { shop, id, form } = change
  const lineItemId = name === 'move' ? text(form, 'lineItemId') : undefined
  const result = await moveToCart(shop, { list: id, lineItemId, now: Date.now() })
  if (result.kind === 'moved') return showMoved(change, result, name)
  // When a form is sent twice, the first submit moves the item, and the second does not find it.
  if (result.kind === 'item-missing') return redirect(listPath(shop.locale, id), 303)
  if (result.kind === 'moving') return done(change, m.list_moving())
  return refuseProblem(name, result, form)
}

/** The forms in which a visitor types text. */
const typedForms = ['create', 'rename', 'item'] as const

const handle = async (change: Change) => {
  const { shop, id, form } = change
  const name = form.get('form')
  const isGuest = shop.session.customer === undefined
  const isForGuests = id === undefined && (name === 'remove' || name === 'move' || name === 'move-all')
  if (isGuest && !isForGuests) {
    const typed = typedForms.find((known) => known === name)
    return typed
      ? refuse(typed, m.form_session_expired(), 401, { problems: {}, values: typedValues(form) })
      : redirect(shop.paths.login(listPath(shop.locale, id)), 303)
  }
  switch (name) {
    case 'create':
      return create(change)
    case 'rename':
      return rename(change)
    case 'delete':
      return remove(change)
    case 'share':
    case 'unshare':
    case 'notes':
      return share(change, name)
    case 'item':
      return changeItem(change)
    case 'remove':
      return removeItem(change)
    case 'move':
    case 'move-all':
      return move(change, name)
    default:
      return refuse('move', m.error_text(), 422)
  }
}

/** Handles the forms on a list's pages. Guests have no list but the wishlist, from which they can remove items or move them to the cart. */
export const submitList = async (shop: ShopContext, id: string | undefined, form: FormData) =>
  rememberRefusal(shop, await handle({ shop, id, form }))
