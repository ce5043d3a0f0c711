import { logIn, type Page, textOf } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, createCustomer } from '../../shop.ts'

const ARTIST = '/artist/imani-okafor'
const FOLLOWED = '/account/dashboard/artists'

const followed = (page: Page): string[] => [...page.main.querySelectorAll('section h2')].map(textOf)

test('follows an artist with one press, lists the artist’s newest designs in the account, and unfollows the artist there', async () => {
  const visitor = aVisitor()
  await logIn(visitor, await createCustomer('customer'))
  const artist = await visitor.open(ARTIST)
  const name = artist.heading
  const followedArtist = await artist.press(`Follow ${name}`)
  expect(followedArtist.path).toBe(ARTIST)
  expect(textOf(followedArtist.get('button', /^Following/))).toBe('Following')
  expect(followedArtist.notices.join()).toContain(`You follow ${name} now`)
  const account = await (await visitor.open('/account/dashboard')).follow('Artists you follow')
  expect([account.path, followed(account)]).toEqual([FOLLOWED, [name]])
  expect(account.main.querySelectorAll('section h3').length).toBeGreaterThan(0)
  expect((await account.follow(name)).path).toBe(ARTIST)
  const emptied = await account.press(`Unfollow ${name}`)
  expect(followed(emptied)).toEqual([])
  expect(emptied.text).toContain('Nobody here yet')
  expect((await visitor.open(ARTIST)).has('button', `Follow ${name}`)).toBe(true)
})

test('unfollows an artist on the artist’s page', async () => {
  const visitor = aVisitor()
  const page = await (await visitor.open(ARTIST)).press(/^Follow /)
  const stopped = await page.press(/^Following/)
  expect(stopped.has('button', /^Follow /)).toBe(true)
  expect(followed(await visitor.open(FOLLOWED))).toEqual([])
})

test('follows an artist once when the form is sent twice at the same moment or from an outdated page', async () => {
  const visitor = aVisitor()
  const page = await visitor.open(ARTIST)
  const first = await page.press(/^Follow /)
  await Promise.all([page.press(/^Follow /), page.press(/^Follow /)])
  expect(followed(await visitor.open(FOLLOWED))).toHaveLength(1)
  const stop = await first.press(/^Following/)
  expect(stop.status).toBe(200)
  expect((await first.press(/^Following/)).status).toBe(200)
})

test('copies the artists that a guest follows into the account when the guest logs in', async () => {
  const visitor = aVisitor()
  const page = await visitor.open(ARTIST)
  const notices = (await page.press(/^Follow /)).notices.join()
  expect(notices).toContain('Log in and it comes along')
  expect((await visitor.open(FOLLOWED)).text).toContain('Log in and they come along.')
  const email = await createCustomer('customer')
  await logIn(visitor, email)
  expect(followed(await visitor.open(FOLLOWED))).toEqual([page.heading])
  expect((await visitor.open(ARTIST)).has('button', /^Following/)).toBe(true)
  const elsewhere = aVisitor()
  await logIn(elsewhere, email)
  expect((await elsewhere.open(ARTIST)).has('button', /^Following/)).toBe(true)
})

test('responds with 404 when an unknown artist is followed or the page is out of range', async () => {
  const visitor = aVisitor()
  expect((await visitor.post('/artist/unknown-artist', { intent: 'follow' })).status).toBe(404)
  for (const page of ['0', '2', 'x'])
    expect((await visitor.open(`${FOLLOWED}?page=${page}`)).status).toBe(404)
})

test('does not look up followed artists for a visitor without a token', async () => {
  const page = await aVisitor().open(ARTIST)
  expect(page.has('button', /^Follow /)).toBe(true)
  expect(await page.visitor.cookie('selvedge_wishlist')).toBeUndefined()
})
