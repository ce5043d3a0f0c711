import { randomUUID } from 'node:crypto'
import { redirect } from '@remix-run/node'
import { LIST_NAME_LENGTH, LIST_NOTE_LENGTH } from '@selvedge/cart-domain/forms'
import { type ListSummary, MAX_LISTS } from '@selvedge/commerce-client/wishlist'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { readLists } from '../../../server/wishlist/lists.ts'
import { shareKey } from '../../../server/wishlist/shareKey.ts'
import { type ListView, listPath, sharedListPath } from '../../i18n/listPaths.ts'
import { m } from '../../paraglide/messages.js'
import { notFound, unavailable } from '../errors/failures.server.ts'
import { shopStart } from '../frame/shopStart.server.ts'
import { ownItemView } from './savedItems.server.ts'
import { refusedRequests } from './sectionResult.server.ts'

const editViews = ['new', 'name', 'delete', 'share'] as const

const viewOf = (query: URLSearchParams): ListView | undefined => {
  const [edit, item] = [query.get('edit'), query.get('item')]
  const known = editViews.find((view) => view === edit)
  if (known) return { view: 'edit', id: known }
  return item ? { view: 'item', id: item } : undefined
}

/** The link of a shared list, as others open it; empty while it is not shared. */
const linkOf = ({ settings, locale }: ShopContext, { id, shareSecret }: ListSummary): string =>
  shareSecret
    ? `${settings.origin}${sharedListPath(locale, shareKey({ listId: id, secret: shareSecret }))}`
    : ''

const texts = () => ({
  tabs: m.list_tabs(),
  add: m.list_new(),
  moveAll: m.list_move_all(),
  move: m.list_move(),
  choose: m.list_choose(),
  edit: m.list_item_edit(),
  remove: m.remove(),
  noteTerm: m.list_note_term(),
  share: m.list_share(),
  isShared: m.list_is_shared(),
  rename: m.list_rename(),
  delete: m.list_delete(),
  name: m.list_name(),
  nameHint: m.list_name_hint(),
  create: m.list_create(),
  save: m.save(),
  back: m.list_back(),
  deleteAction: m.list_delete_action(),
  keep: m.list_keep(),
  shareText: m.list_share_text(),
  shareAction: m.list_share_action(),
  link: m.list_link(),
  linkHint: m.list_link_hint(),
  copyLink: { copy: m.list_link_copy(), copied: m.list_link_copied(), failed: m.list_link_copy_failed() },
  shareOpen: m.list_share_open(),
  notes: m.list_share_notes(),
  notesHint: m.list_share_notes_hint(),
  unshare: m.list_unshare(),
  unshareText: m.list_unshare_text(),
  note: m.list_note(),
  noteHint: m.list_note_hint(),
  quantity: m.list_item_quantity(),
  list: m.list_item_list(),
  guest: m.wishlist_guest(),
  login: m.login_action(),
  emptyTitle: m.wishlist_empty_title(),
  emptyText: m.wishlist_empty_text(),
  emptyAction: m.empty_action(),
})

/** The heading of a page of a list, and the sentence below it. */
const titleOf = (view: ListView | undefined, { name, count }: ListSummary, item: string | undefined) => {
  if (view?.view === 'item') return { title: item ?? m.list_item_edit(), text: name }
  switch (view?.id) {
    case 'new':
      return { title: m.list_new(), text: '' }
    case 'name':
      return { title: m.list_rename_title(), text: name }
    case 'delete':
      return { title: m.list_delete_title({ name }), text: m.list_delete_text({ count }) }
    case 'share':
      return { title: m.list_share_title(), text: name }
    default:
      return { title: name, text: m.wishlist_count({ count }) }
  }
}

/**
 * Loads a list of the visitor for its page: the one with the id, or the wishlist, which guests have as well. Another customer's
 * list and a missing one are the same 404.
 */
export const loadList = async (shop: ShopContext, id: string | undefined, request: Request) => {
  const { session, locale, paths } = shop
  const signedIn = session.customer !== undefined
  const requested = viewOf(new URL(request.url).searchParams)
  // After a refused form the page is shown in any case, with what was typed.
  const isRefused = refusedRequests.has(shop)
  if (!signedIn && !isRefused && (id !== undefined || requested))
    throw redirect(paths.login(listPath(locale, id, requested)))
  const found = await readLists(shop, id)
  if (!found.ok && found.problem.kind === 'network' && !isRefused) throw unavailable()
  // If the token has no permission to read lists, the page shows an empty list.
  const { lists, lines: foundLines } = found.ok ? found.value : { lists: [], lines: [] }
  const list = lists.find((each) => (id === undefined ? each.isDefault : each.id === id))
  if ((!foundLines || (id !== undefined && !list)) && !isRefused) throw notFound()
  const lines = foundLines ?? []
  const shown = list ?? { id: '', name: m.wishlist_title(), isDefault: true, count: 0, sharesNotes: false }
  const current = { ...shown, count: lines.length }
  const saved = lines.map((line) => ownItemView(shop, line))
  const item = requested?.view === 'item' ? saved.find((each) => each.id === requested.id) : undefined
  // A refused form shows what was typed, also when the list can no longer be read.
  const isUnread = isRefused && (!signedIn || !foundLines)
  const typedItem =
    requested?.view === 'item' && isUnread ? { id: requested.id, units: 1, note: '' } : undefined
  const itemForm = item ?? typedItem
  // An item that was moved or removed meanwhile has no form: its list is shown. A wishlist without items cannot be named or shared.
  const isStale =
    (requested?.view === 'item' && !itemForm) ||
    (requested?.view === 'edit' && requested.id !== 'new' && current.id === '' && !isRefused) ||
    (requested?.id === 'delete' && current.isDefault)
  const view = isStale ? undefined : requested
  const link = linkOf(shop, current)
  return {
    ...titleOf(view, current, item?.name),
    signedIn,
    view,
    list: {
      name: current.name,
      isDefault: current.isDefault,
      canChange: signedIn && current.id !== '',
      link,
      sharesNotes: current.sharesNotes,
    },
    tabs: signedIn
      ? lists.map((each) => ({
          label: each.name,
          href: listPath(locale, each.isDefault ? undefined : each.id),
          count: String(
            each.isDefault === current.isDefault && each.id === current.id ? lines.length : each.count,
          ),
          current: each.id === current.id,
        }))
      : [],
    /** The other lists that an item can be moved to; the value of the wishlist is `default`. */
    choices: lists.map((each) => ({
      value: each.isDefault ? 'default' : each.id,
      name: each.name,
      isCurrent: each.id === current.id,
    })),
    full: lists.length >= MAX_LISTS ? m.list_too_many({ count: MAX_LISTS }) : '',
    saved,
    /** The initial values of the form for an item. */
    item: itemForm && { id: itemForm.id, units: itemForm.units, note: itemForm.note },
    canMoveAll: saved.filter(({ available }) => available).length > 1,
    /** A new key for each form, so that a form that is sent twice creates one list. */
    formKey: randomUUID(),
    limits: { name: LIST_NAME_LENGTH, note: LIST_NOTE_LENGTH },
    paths: {
      list: listPath(locale, id),
      new: listPath(locale, id, { view: 'edit', id: 'new' }),
      name: listPath(locale, id, { view: 'edit', id: 'name' }),
      delete: listPath(locale, id, { view: 'edit', id: 'delete' }),
      share: listPath(locale, id, { view: 'edit', id: 'share' }),
      login: paths.login(listPath(locale, id)),
      shop: shopStart(shop).href,
    },
    items: Object.fromEntries(
      saved.map((each) => [each.id, listPath(locale, id, { view: 'item', id: each.id })]),
    ),
    texts: texts(),
  }
}

export type ListData = Awaited<ReturnType<typeof loadList>>
