import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SearchField, SearchSuggest } from '../index.ts'

afterEach(cleanup)

const onChoose = vi.fn()

const Search = () => {
  const [field, setField] = useState<HTMLInputElement>()
  return (
    <>
      <SearchField
        action="#search"
        label="Search"
        value="qui"
        submit="Go"
        onFocus={({ currentTarget }) => setField(currentTarget)}
      />
      {field ? (
        <SearchSuggest
          field={field}
          label="Suggestions"
          query="qui"
          groups={[
            {
              title: 'Designs',
              kind: 'designs',
              items: [
                { label: 'Quince Orchard', href: '#quince' },
                { label: 'Quiet Lane', href: '#quiet' },
              ],
            },
            { title: 'Kinds', kind: 'links', items: [{ label: 'Quilting cotton', href: '#cotton' }] },
          ]}
          more={{ label: 'See all results', href: '#all' }}
          status="3 suggestions"
          closeLabel="Close"
          onClose={() => setField(undefined)}
          onChoose={onChoose}
        />
      ) : null}
    </>
  )
}

const open = async () => {
  render(<Search />)
  await userEvent.keyboard('{Tab}')
  return screen.findByRole<HTMLInputElement>('combobox')
}
const activeText = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

it('is a search field until it is focused, and then a combobox with a list', async () => {
  render(<Search />)
  expect(screen.getByRole('searchbox')).toBeDefined()
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.keyboard('{Tab}')
  const field = await screen.findByRole('combobox')
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('3 suggestions')
})

it('moves through all options in the order in which they are shown, and from the last one back to the field', async () => {
  const field = await open()
  const shown = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(shown).toEqual(['Quince Orchard', 'Quiet Lane', 'See all results', 'Quilting cotton'])
  for (const text of shown) {
    await userEvent.keyboard('{ArrowDown}')
    expect(activeText(field)).toBe(text)
  }
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Quilting cotton')
  await userEvent.keyboard('{ArrowDown}')
  expect(field.hasAttribute('aria-activedescendant')).toBe(false)
  await userEvent.keyboard('{ArrowUp}')
  expect(activeText(field)).toBe('Quilting cotton')
  expect(document.activeElement).toBe(field)
})

it('opens the link of the active option on Enter', async () => {
  await open()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(window.location.hash).toBe('#quiet')
  expect(onChoose).toHaveBeenCalledWith({ label: 'Quiet Lane', href: '#quiet' })
})

it('submits the form on Enter when no option is active', async () => {
  const field = await open()
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  field.form?.addEventListener('submit', onSubmit)
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('closes on Escape, and keeps the text and the focus', async () => {
  const field = await open()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(field.value).toBe('qui')
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('role')).toBeNull()
})

it('closes when the user presses outside the list', async () => {
  await open()
  fireEvent.pointerDown(document.body)
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

it('moves on with each arrow key, even when two keys are pressed before the list renders again', async () => {
  const field = await open()
  for (let presses = 0; presses < 2; presses += 1)
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))
  await waitFor(() => expect(activeText(field)).toBe('Quiet Lane'))
})
