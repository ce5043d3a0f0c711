import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Header, type HeaderProps, LinkProvider } from '../index.ts'
import { exampleAccount, exampleHeader } from '../stories/shell.tsx'

beforeEach(() => page.viewport(1280, 800))
afterEach(cleanup)

const props: HeaderProps = { ...exampleHeader(), account: exampleAccount }
const details = () => document.querySelectorAll('details')
const summary = () => document.querySelector<HTMLElement>('summary[aria-label="Account"]')
const menu = () => summary()?.parentElement as HTMLDetailsElement

it('opens the account menu by keyboard, closes it with Escape, and returns the focus to its trigger', async () => {
  render(<Header {...props} />)
  summary()?.focus()
  await userEvent.keyboard('{Enter}')
  expect(menu().open).toBe(true)
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.textContent).toBe('Overview')
  await userEvent.keyboard('{Escape}')
  expect(menu().open).toBe(false)
  expect(document.activeElement).toBe(summary())
})

it('closes the account menu when one of its links is followed or another menu opens', async () => {
  render(
    <LinkProvider
      component={({ href, children }) => (
        <a href={href} onClick={(event) => event.preventDefault()}>
          {children}
        </a>
      )}
    >
      <Header {...props} />
    </LinkProvider>,
  )
  menu().open = true
  await userEvent.click(screen.getAllByRole('link', { name: 'Profile' }).at(-1) as HTMLElement)
  expect(menu().open).toBe(false)
  menu().open = true
  const [category] = details()
  if (category) category.open = true
  expect(menu().open).toBe(false)
})

it('shows a link instead of a menu to guests', () => {
  render(<Header {...exampleHeader()} />)
  expect(summary()).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Account' }).at(-1)?.getAttribute('href')).toBe('#account')
})
