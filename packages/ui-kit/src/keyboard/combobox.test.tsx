import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button, Combobox } from '../index.ts'

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

it('opens with an arrow key, skips disabled options, and returns from the last option to the field', async () => {
  const options = [{ value: 'Imani', disabled: true }, { value: 'Marit' }, { value: 'Ottoline' }]
  render(<Combobox {...shared} options={options} />)
  const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await waitFor(() => expect(active()?.textContent).toBe('Marit'))
  expect(screen.getByRole('option', { selected: true })).toBe(active())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(field().hasAttribute('aria-activedescendant')).toBe(false)
  await userEvent.keyboard('{ArrowUp}')
  expect(active()?.textContent).toBe('Ottoline')
  await userEvent.keyboard('{Escape}{ArrowUp}')
  await waitFor(() => expect(active()?.textContent).toBe('Ottoline'))
})

it('submits the form on Enter when no option is active', async () => {
  const submitted: unknown[] = []
  const onSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submitted.push(new FormData(event.currentTarget).get('designer'))
  }
  render(<form onSubmit={onSubmit}>{designers}</form>)
  await userEvent.keyboard('{Tab}ma{Enter}')
  expect(submitted).toEqual(['ma'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(submitted).toEqual(['ma'])
  expect(field().value).toBe('Imani Okafor')
})

it('closes when the focus moves on, or when the user presses outside', async () => {
  render(
    <>
      <p>Elsewhere</p>
      {designers}
      <Button>Next</Button>
    </>,
  )
  await userEvent.click(field())
  expect(screen.getAllByRole('option')).toHaveLength(3)
  await userEvent.keyboard('{Tab}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await userEvent.click(field())
  await screen.findByRole('listbox')
  await userEvent.click(screen.getByText('Elsewhere'))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

it('passes its ref and the handlers of the field on, and leaves a read-only field closed', async () => {
  const ref = createRef<HTMLInputElement>()
  const onKeyDown = vi.fn((event: React.KeyboardEvent) => event.preventDefault())
  const { rerender } = render(<Combobox {...shared} ref={ref} onKeyDown={onKeyDown} />)
  expect(ref.current).toBe(field())
  await userEvent.keyboard('{Tab}{ArrowDown}')
  expect(onKeyDown).toHaveBeenCalledOnce()
  expect(screen.queryByRole('listbox')).toBeNull()
  rerender(<Combobox {...shared} readOnly />)
  await userEvent.click(field())
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('stays open while a finger scrolls the page, and closes when it taps outside', async () => {
  render(designers)
  await userEvent.click(field())
  await screen.findByRole('listbox')
  fireEvent.pointerDown(document.body, { pointerType: 'touch' })
  fireEvent.pointerCancel(document.body, { pointerType: 'touch' })
  expect(screen.getByRole('listbox')).toBeDefined()
  fireEvent.pointerDown(document.body, { pointerType: 'touch' })
  fireEvent.pointerUp(document.body, { pointerType: 'touch' })
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})
