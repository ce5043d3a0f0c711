import { cleanup, render, screen } from '@testing-library/react'
import type { FormEvent } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exampleHeader } from '../../stories/shell.tsx'
import { Header } from './Header.tsx'

afterEach(cleanup)

const cartEnd = () => screen.getByRole('link', { name: 'Cart, 2 items' }).getBoundingClientRect().right

it.each([390, 1024, 1440])(
  'leaves out the search and keeps the cart in its place at %i px when it gets no search',
  async (width) => {
    await page.viewport(width, 800)
    const { rerender } = render(<Header {...exampleHeader()} />)
    const end = cartEnd()
    expect(
      screen.queryAllByRole('search').length +
        screen.queryAllByRole('link', { name: 'Search designs' }).length,
    ).toBe(1)
    rerender(<Header {...exampleHeader()} search={undefined} />)
    expect(document.querySelector('[role=search], [href="#search"]')).toBeNull()
    expect(cartEnd()).toBe(end)
  },
)

const withSearch = (onSubmit: (event: FormEvent<HTMLFormElement>) => void) => {
  const header = exampleHeader()
  render(<Header {...header} search={{ ...header.search, onSubmit }} />)
}

it.each([
  [1440, 'the bar'],
  [390, 'the menu'],
])('calls onSubmit with the form when a search is sent at %i px, in %s', async (width) => {
  await page.viewport(width, 800)
  const submitted = vi.fn((event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    return new FormData(event.currentTarget).get('query')
  })
  withSearch(submitted)
  if (width < 1024) screen.getByRole('button', { name: 'Menu' }).click()
  await userEvent.fill(screen.getByRole('searchbox'), 'linen')
  await userEvent.keyboard('{Enter}')
  expect(submitted).toHaveReturnedWith('linen')
  expect(document.querySelector('nav:popover-open')).toBeNull()
})

it('has account and wishlist once in the menu of phones, whether or not the menu of the account has them', async () => {
  await page.viewport(390, 800)
  const header = { ...exampleHeader(), wishlist: { label: 'Wishlist', href: '#saved' } }
  const orders = { label: 'Orders', href: '#orders' }
  const namesInMenu = () =>
    [...document.querySelectorAll('#menu a')]
      .map(({ textContent }) => textContent)
      .filter((name) => name === 'Wishlist' || name === 'Account')
  const withItems = (items: (typeof orders)[]) => (
    <Header {...header} account={{ ...header.account, menu: { title: 'Ada', items } }} />
  )
  const { rerender } = render(withItems([orders]))
  expect(namesInMenu()).toEqual(['Account', 'Wishlist'])
  rerender(withItems([orders, header.wishlist, { label: 'Account', href: header.account.href }]))
  expect(namesInMenu()).toEqual(['Wishlist', 'Account'])
})
