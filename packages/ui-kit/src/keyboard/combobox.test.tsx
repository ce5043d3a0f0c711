import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Combobox } from '../index.ts'

afterEach(cleanup)

const shared = {
  label: 'Designer',
  name: 'designer',
  emptyText: 'No designer of this name',
  countText: (count: number) => `${count} found`,
  options: [{ value: 'Imani Okafor' }, { value: 'Marit Solberg' }, { value: 'Ottoline Reyes' }],
}
const designers = <Combobox {...shared} />
const announced = () => screen.getByRole('status').textContent
const field = () => screen.getByRole<HTMLInputElement>('combobox')

it('filters options while the user types, moves through them with the arrow keys, and selects one on Enter', async () => {
  render(designers)
  await userEvent.keyboard('{Tab}ma')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const active = field().getAttribute('aria-activedescendant')
  expect(document.getElementById(active ?? '')?.textContent).toBe('Marit Solberg')
  await userEvent.keyboard('{Enter}')
  expect(field().value).toBe('Marit Solberg')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(document.activeElement).toBe(field())
})

it('closes on Escape and keeps the typed text', async () => {
  render(designers)
  await userEvent.keyboard('{Tab}otto')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(field().value).toBe('otto')
})

it('announces the number of matching options, or that no option matches', async () => {
  render(designers)
  expect(announced()).toBe('')
  await userEvent.keyboard('{Tab}ma')
  await waitFor(() => expect(announced()).toBe('2 found'))
  await userEvent.keyboard('zz')
  await waitFor(() => expect(announced()).toBe('No designer of this name'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(announced()).toBe(''))
})

it('announces that options are loading, then their number', async () => {
  const { rerender } = render(<Combobox {...shared} options={[]} filter="none" loadingText="Looking" />)
  await userEvent.keyboard('{Tab}ma')
  await waitFor(() => expect(announced()).toBe('Looking'))
  rerender(<Combobox {...shared} filter="none" />)
  await waitFor(() => expect(announced()).toBe('3 found'))
})
