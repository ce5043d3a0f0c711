import type { SavedList } from '@selvedge/commerce-client/wishlist'
import { expect, test } from 'vitest'
import {
  changingItem,
  claiming,
  releasing,
  renaming,
  sharing,
  sharingNotes,
  startSharing,
} from './listChanges.ts'

const fields = (values: Readonly<Record<string, unknown>>) => ({
  customFieldsRaw: Object.entries(values).map(([name, value]) => ({ name, value })),
})

const aLine = (values?: Readonly<Record<string, unknown>>) => ({
  id: 'line',
  quantity: 1,
  custom: values ? { ...fields(values), typeRef: { id: 'type' } } : null,
  variant: { sku: 'sku' },
})

const aList = (values?: Readonly<Record<string, unknown>>, line = aLine()): SavedList => ({
  id: 'list',
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  nameAllLocales: [{ locale: 'en-US', value: 'Wishlist' }],
  custom: values ? fields(values) : null,
  lineItems: [line],
})

const actionsOf = (result: ReturnType<ReturnType<typeof renaming>>) =>
  result.ok ? result.value.flatMap(({ actions }) => actions) : result.problem

test('sets the field listKind of a wishlist when the wishlist is first named or shared', () => {
  const kind = { name: 'listKind', value: '"default"' }
  expect(actionsOf(renaming('Hall', 'en-US')([aList()]))).toEqual([
    { changeName: { name: [{ locale: 'en-US', value: 'Hall' }] } },
    { setCustomType: { typeKey: 'saved-list', fields: [kind] } },
  ])
  expect(actionsOf(startSharing('secret')([aList()]))).toEqual([
    { setCustomType: { typeKey: 'saved-list', fields: [kind, { name: 'shareSecret', value: '"secret"' }] } },
  ])
})

test('keeps the link of a shared list when the form is sent again', () =>
  expect(actionsOf(startSharing('new')([aList({ listKind: 'named', shareSecret: 'old' })]))).toEqual([]))

test('stops sharing the notes when the link of the list is removed', () => {
  const shared = aList({ listKind: 'named', shareSecret: 'old', sharesNotes: true })
  expect(actionsOf(sharing(null)([shared]))).toEqual([
    { setCustomField: { name: 'shareSecret', value: null } },
    { setCustomField: { name: 'sharesNotes', value: null } },
  ])
  expect(actionsOf(sharingNotes(true)([shared]))).toEqual([])
  expect(actionsOf(sharing(null)([aList({ listKind: 'named' })]))).toEqual([])
})

test('refuses to change a missing list or a missing item', () => {
  const change = changingItem({ lineItemId: 'other', quantity: 2, note: '', shownNote: '' })
  expect(actionsOf(renaming('Hall', 'en-US')([]))).toEqual({ kind: 'missing' })
  expect(actionsOf(change([]))).toEqual({ kind: 'missing' })
  expect(actionsOf(change([aList()]))).toEqual({ kind: 'item-missing' })
})

test.each([
  ['the note that was shown', 'Old', 'New', 'Old'],
  ['the note that is saved already', 'New', 'New', 'Old'],
])('changes an item with %s', (_, stored, note, shownNote) => {
  const list = aList({}, aLine({ listNote: stored }))
  const decided = changingItem({ lineItemId: 'line', quantity: 2, note, shownNote })([list])
  expect(decided.ok).toBe(true)
})

test('does not overwrite a note that another window has saved', () => {
  const list = aList({}, aLine({ listNote: 'Theirs' }))
  const change = changingItem({ lineItemId: 'line', quantity: 1, note: 'Mine', shownNote: 'Old' })
  expect(actionsOf(change([list]))).toEqual({ kind: 'conflict', note: 'Theirs' })
})

const now = Date.UTC(2026, 0, 1)
const claimedOf = (list: SavedList): readonly string[] => {
  let ids: readonly string[] = []
  claiming(['line'], now, (claimed) => {
    ids = claimed
  })([list])
  return ids
}

test.each([
  ['an item that is not being moved', undefined, ['line']],
  ['no item that another request began to move', new Date(now - 59_000).toISOString(), []],
  ['an item whose move was interrupted', new Date(now - 60_000).toISOString(), ['line']],
])('before moving items to the cart, reserves %s', (_, movingSince, ids) =>
  expect(claimedOf(aList({}, aLine(movingSince ? { movingSince } : {})))).toEqual(ids),
)

test('removes the reservation only from reserved items', () => {
  expect(actionsOf(releasing(['line'])([aList({}, aLine({ movingSince: 'x' }))]))).toEqual([
    { setLineItemCustomField: { lineItemId: 'line', name: 'movingSince', value: null } },
  ])
  expect(actionsOf(releasing(['line'])([aList()]))).toEqual([])
})
