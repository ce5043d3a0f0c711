import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
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
