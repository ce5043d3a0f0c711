import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  type AccountMenu,
  Header,
  type HeaderProps,
  LinkProvider,
  SignOutButton,
  SignOutLink,
} from '../index.ts'
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

it('sends a form that signs out', () => {
  render(<Header {...props} />)
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Log out' })
  expect(buttons.map(({ form }) => [form?.method, form?.getAttribute('action')])).toEqual([
    ['post', '#log-out'],
  ])
})

const withSignOut = (signOut: AccountMenu['signOut']): HeaderProps => ({
  ...props,
  account: { ...exampleAccount, menu: { ...exampleAccount.menu, signOut } },
})

it('signs out by a link when a URL is given', () => {
  render(<Header {...withSignOut(<SignOutLink href="#provider">Log out</SignOutLink>)} />)
  menu().open = true
  expect(screen.getByRole('link', { name: 'Log out' }).getAttribute('href')).toBe('#provider')
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
})

it('closes the account menu and focuses its trigger before it calls onSelect', async () => {
  const states: unknown[] = []
  const onSelect = () => states.push(menu().open, document.activeElement === summary())
  render(<Header {...withSignOut(<SignOutButton onSelect={onSelect}>Log out</SignOutButton>)} />)
  menu().open = true
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect(states).toEqual([false, true])
})

it('closes the menu of phones and focuses its button before it calls onSelect', async () => {
  await page.viewport(390, 800)
  const states: unknown[] = []
  const isOpen = () => document.querySelector('nav[popover]')?.matches(':popover-open')
  const menuButton = () => screen.getByRole('button', { name: 'Menu' })
  const onSelect = () => states.push(isOpen(), document.activeElement === menuButton())
  render(<Header {...withSignOut(<SignOutButton onSelect={onSelect}>Log out</SignOutButton>)} />)
  await userEvent.click(menuButton())
  expect(isOpen()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect(states).toEqual([false, true])
})

it('shows only the pages of the account when the menu does not sign out', () => {
  render(<Header {...withSignOut(undefined)} />)
  menu().open = true
  expect(menu().querySelectorAll('a')).toHaveLength(exampleAccount.menu.items.length)
  expect(menu().querySelectorAll('form, button')).toHaveLength(0)
})

it('shows a link instead of a menu to guests', () => {
  render(<Header {...exampleHeader()} />)
  expect(summary()).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Account' }).at(-1)?.getAttribute('href')).toBe('#account')
})
