import { Link, useLocation, useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openShop } from '../../../test/components/openShop.tsx'

/** A page with a link to a form, which takes the place of the link, and a link that stays. */
const PageWithForm = () =>
  useLocation().search === '?edit=1' ? (
    <input aria-label="Name" />
  ) : (
    <>
      <Link to="?edit=1">Edit</Link>
      <Link to="?sort=price">Sort</Link>
    </>
  )

const routes = { '/account/dashboard/addresses': { module: { default: PageWithForm }, loader: () => null } }

test('moves the focus to the content when a navigation within a page removes the focused link', async () => {
  await openShop({ at: '/account/dashboard/addresses', routes })
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect.element(page.getByLabelText('Name')).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('keeps the focus on a link that stays after a navigation within a page', async () => {
  await openShop({ at: '/account/dashboard/addresses', routes })
  await page.getByRole('link', { name: 'Sort' }).click()
  await expect.poll(() => document.documentElement.dataset.busy).toBeUndefined()
  await expect.element(page.getByRole('link', { name: 'Sort' })).toHaveFocus()
})

/** A page that adds an entry to the history when it is opened, like a checkout step opened by a bookmark. */
const PageWithStep = () => {
  const navigate = useNavigate()
  const { hash } = useLocation()
  useEffect(() => {
    if (!hash) navigate('#review')
  }, [hash, navigate])
  return <p>{hash === '#review' ? 'Review' : 'Opening'}</p>
}

test('keeps the focus on the body when a page navigates by itself, so that Tab first reaches the skip link', async () => {
  await openShop({
    at: '/account/dashboard/addresses',
    routes: { '/account/dashboard/addresses': { module: { default: PageWithStep }, loader: () => null } },
  })
  await expect.element(page.getByText('Review')).toBeVisible()
  await expect.poll(() => document.documentElement.dataset.busy).toBeUndefined()
  expect(document.activeElement).toBe(document.body)
})
