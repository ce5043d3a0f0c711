import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { FormEventHandler } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button, FilterButton, FilterPanel, FilterPanelFooter } from '../index.ts'

const initial = { width: window.innerWidth, height: window.innerHeight }
beforeEach(() => page.viewport(390, 700))
afterEach(async () => {
  cleanup()
  await page.viewport(initial.width, initial.height)
})

const sheet = (apply?: FormEventHandler) => (
  <main tabIndex={-1}>
    <FilterButton panel="filters">Filter</FilterButton>
    <FilterPanel id="filters" title="Filter" closeLabel="Close">
      <form onSubmit={apply}>
        <FilterPanelFooter>
          <Button type="submit">Show 12 designs</Button>
        </FilterPanelFooter>
      </form>
    </FilterPanel>
    <Button>First design</Button>
  </main>
)
const opener = () => screen.getByRole('button', { name: 'Filter' })
const submit = () => screen.queryByRole('button', { name: 'Show 12 designs' })

it('closes the sheet when its form is submitted, and returns the focus to the button that opened it', async () => {
  const apply = vi.fn<FormEventHandler>((event) => event.preventDefault())
  render(sheet(apply))
  await userEvent.click(opener())
  await userEvent.click(screen.getByRole('button', { name: 'Show 12 designs' }))
  expect(apply).toHaveBeenCalledOnce()
  await waitFor(() => expect(submit()).toBeNull())
  expect(document.activeElement).toBe(opener())
})

it('closes the sheet when Tab leaves it', async () => {
  render(sheet())
  await userEvent.click(opener())
  await userEvent.keyboard('{Tab}{Tab}')
  expect(document.activeElement).toBe(submit())
  await userEvent.keyboard('{Tab}')
  await waitFor(() => expect(submit()).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'First design' }))
})

it('stays open when a place without a control is pressed', async () => {
  render(sheet())
  await userEvent.click(opener())
  await userEvent.keyboard('{Tab}{Tab}')
  await userEvent.click(screen.getByRole('heading', { name: 'Filter' }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(submit()).not.toBeNull()
})

it('closes when the button that opened it is pressed again', async () => {
  await page.viewport(390, 1600)
  render(sheet())
  await userEvent.click(opener())
  await userEvent.keyboard('{Tab}{Tab}')
  await userEvent.click(opener())
  await waitFor(() => expect(submit()).toBeNull())
})

it('closes when Shift+Tab leaves it', async () => {
  render(sheet())
  await userEvent.click(opener())
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await waitFor(() => expect(submit()).toBeNull())
  expect(document.activeElement).toBe(opener())
})
