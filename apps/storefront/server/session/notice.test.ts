import { expect, test } from 'vitest'
import { changedCookies, createCookies, readSession } from './sessionCookies.ts'

const cookies = createCookies({
  sessionSecrets: ['a secret for tests, long enough'],
  origin: 'http://localhost:3000',
})
const pair = (header: string | undefined): string => header?.split(';')[0] ?? ''

test('passes a notice to the next page in a cookie that scripts cannot read, and removes the shown notice', async () => {
  const before = await readSession(cookies, null)
  const notice = { kind: 'currency-changed', currency: 'EUR' } as const
  const [set] = await changedCookies(cookies, before, { ...before, notice }, { secure: true })
  expect(set).toMatch(/HttpOnly/)
  const next = await readSession(cookies, pair(set))
  expect(next.notice).toEqual(notice)
  const [gone] = await changedCookies(cookies, next, { ...next, notice: undefined }, { secure: true })
  expect(gone).toMatch(/Max-Age=0/)
})

test('ignores a notice that the server did not set', async () => {
  const forged = await readSession(
    cookies,
    '__Host-selvedge_notice=eyJraW5kIjoicHJlZmVyZW5jZXMtc2F2ZWQifQ%3D%3D.forged',
  )
  expect(forged.notice).toBeUndefined()
  const { notice } = cookies
  const odd = await readSession(cookies, pair(await notice.serialize({ kind: 'free-money' })))
  expect(odd.notice).toBeUndefined()
})
