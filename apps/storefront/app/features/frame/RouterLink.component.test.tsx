import { Link } from '@remix-run/react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openShop } from '../../../test/components/openShop.tsx'
import { RouterLink } from './RouterLink.tsx'

const links = ['/product/quince-orchard', '/en-GB/category/wallpaper', '/cart', '/account/dashboard']

const PageWithLinks = () => (
  <>
    {links.map((href) => (
      <RouterLink key={href} href={href}>
        {href}
      </RouterLink>
    ))}
    <Link to="/always" prefetch="intent">
      Always
    </Link>
  </>
)
const route = { module: { default: PageWithLinks }, loader: () => null }

const pathOf = (name: string) => page.getByRole('link', { name })

const prefetched = () =>
  [...document.querySelectorAll('link[rel=prefetch][as=fetch]')].map((link) => link.getAttribute('href'))

test('prefetches the data of a product or category while the pointer is on its link, but not of the cart or account', async () => {
  await openShop({ at: '/help/returns', routes: { '/help/returns': route } })
  for (const name of ['/cart', '/account/dashboard', '/en-GB/category/wallpaper']) await pathOf(name).hover()
  await expect.poll(prefetched).toEqual(['/en-GB/category/wallpaper.data'])
  await pathOf('/product/quince-orchard').hover()
  await expect.poll(prefetched).toEqual(['/product/quince-orchard.data'])
})

/** Focuses each link, and then points at a link that is always prefetched: afterwards the others would be prefetched, too. */
const focusAll = async () => {
  const always = page.getByRole('link', { name: 'Always' })
  for (const name of links) {
    ;(pathOf(name).element() as HTMLElement).focus()
    await always.hover()
    await expect.poll(prefetched).toContain('/always.data')
    expect(prefetched()).toEqual(['/always.data'])
    await always.unhover()
    await expect.poll(prefetched).toEqual([])
  }
}

test.each(['/cart', '/account/dashboard/addresses'])('prefetches nothing on %s', async (path) => {
  await openShop({ at: path, routes: { [path]: route } })
  await focusAll()
})

test('prefetches nothing without a connection', async () => {
  await openShop({ at: '/help/returns', routes: { '/help/returns': route } })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await focusAll()
  vi.restoreAllMocks()
  await pathOf('/en-GB/category/wallpaper').hover()
  await expect.poll(prefetched).toEqual(['/en-GB/category/wallpaper.data'])
})
