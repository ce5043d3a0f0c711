import type { TokenFlows } from '@selvedge/commerce-client/session'
import { expect, test } from 'vitest'
import { shareNewGuests } from './shareNewGuests.ts'

let now = 1_000
type Guest = Awaited<ReturnType<TokenFlows['anonymous']>>

const createGuests = (...results: readonly ('ok' | 'failed')[]) => {
  let created = 0
  return shareNewGuests(
    async () => {
      const isOk = (results[created] ?? 'ok') === 'ok'
      created += 1
      return isOk
        ? { ok: true, value: { accessToken: `guest ${created}`, expiresAt: 0, scope: '' } }
        : { ok: false, problem: { kind: 'network', message: 'no response' } }
    },
    () => now,
  )
}
const nameOf = (guest: Guest): unknown => (guest.ok ? guest.value.accessToken : 'none')

test('creates one guest for parallel requests of a visitor, and another one for another visitor', async () => {
  const guestOf = createGuests()
  const guests = await Promise.all(['a', 'a', 'b'].map((visitor) => guestOf(visitor)()))
  expect(guests.map(nameOf)).toEqual(['guest 1', 'guest 1', 'guest 2'])
})

test('creates a guest for each request without a cookie', async () => {
  const guestOf = createGuests()
  const guests = await Promise.all([guestOf(undefined)(), guestOf(undefined)()])
  expect(guests.map(nameOf)).toEqual(['guest 1', 'guest 2'])
})

test('creates another guest after five seconds, and after a failure', async () => {
  const guestOf = createGuests('failed')
  expect(nameOf(await guestOf('a')())).toBe('none')
  expect(nameOf(await guestOf('a')())).toBe('guest 2')
  now += 4_000
  expect(nameOf(await guestOf('a')())).toBe('guest 2')
  now += 2_000
  expect(nameOf(await guestOf('a')())).toBe('guest 3')
})
