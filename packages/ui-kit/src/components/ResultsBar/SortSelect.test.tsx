import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SortSelect } from './SortSelect.tsx'

afterEach(cleanup)

const select = () => screen.getByRole<HTMLSelectElement>('combobox')
const options = ['newest', 'price'].map((order) => <option key={order}>{order}</option>)

it('shows the given order, and reports another choice', () => {
  const onChange = vi.fn()
  const sortedBy = (value: string) => (
    <SortSelect label="Sort by" name="sort" value={value} onChange={({ target }) => onChange(target.value)}>
      {options}
    </SortSelect>
  )
  const { rerender } = render(sortedBy('newest'))
  fireEvent.change(select(), { target: { value: 'price' } })
  expect(onChange.mock.calls).toEqual([['price']])
  expect(select().value).toBe('newest')
  rerender(sortedBy('price'))
  expect(select().value).toBe('price')
})

it('stays changed by the visitor until another order is the default', () => {
  const startingWith = (value: string) => (
    <SortSelect label="Sort by" name="sort" defaultValue={value}>
      {options}
    </SortSelect>
  )
  const { rerender } = render(startingWith('newest'))
  fireEvent.change(select(), { target: { value: 'price' } })
  rerender(startingWith('newest'))
  expect(select().value).toBe('price')
  rerender(startingWith('price'))
  rerender(startingWith('newest'))
  expect(select().value).toBe('newest')
})
