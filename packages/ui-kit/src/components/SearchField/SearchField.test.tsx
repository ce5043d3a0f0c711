import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { FormEvent } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { SearchField } from './SearchField.tsx'

afterEach(cleanup)

it('lets the page show the results itself when the form is submitted', () => {
  const search = vi.fn()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    search(new FormData(event.currentTarget).get('query'))
  }
  render(<SearchField action="/search" label="Search" submit="Find" onSubmit={onSubmit} />)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'rose' } })
  fireEvent.click(screen.getByText('Find'))
  expect(search.mock.calls).toEqual([['rose']])
})
