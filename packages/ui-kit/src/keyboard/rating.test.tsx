import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Rating, RatingInput } from '../index.ts'

afterEach(cleanup)

const labels = ['1 star', '2 stars', '3 stars']
const input = <RatingInput legend="Your rating" name="rating" labels={labels} defaultValue={2} />

/** The stars that look filled. */
const filled = () =>
  screen
    .getAllByRole('radio')
    .map((radio) => radio.parentElement?.querySelector('svg'))
    .filter((svg) => svg && getComputedStyle(svg).fill !== 'none').length

it('is an image with a text when it cannot be changed', () => {
  render(<Rating value={4.6} label="4.6 out of 5 stars" />)
  expect(screen.getByRole('img', { name: '4.6 out of 5 stars' })).toBeDefined()
})

it.each([
  [0, 0],
  [2, 46],
  [4.6, 104],
  [9, 115],
])('fills the stars of %s', (value, width) => {
  const { container } = render(<Rating value={value} label={String(value)} />)
  expect(Number(container.querySelector('rect')?.getAttribute('width'))).toBe(width)
})

it('moves with the arrow keys, and fills the chosen star and the stars before it', async () => {
  const onChange = vi.fn()
  render(
    <RatingInput legend="Your rating" name="rating" labels={labels} defaultValue={2} onChange={onChange} />,
  )
  expect(filled()).toBe(2)
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '2 stars' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(onChange.mock.calls).toEqual([[3]])
  expect(filled()).toBe(3)
})

it('shows the text of the chosen rating only', async () => {
  render(input)
  const widths = () => labels.map((label) => screen.getByText(label).getBoundingClientRect().width > 1)
  expect(widths()).toEqual([false, true, false])
  await userEvent.keyboard('{Tab}{ArrowLeft}')
  expect(widths()).toEqual([true, false, false])
})

it('submits the number of stars from the HTML of a server', () => {
  document.body.insertAdjacentHTML('beforeend', `<form id="served">${renderToString(input)}</form>`)
  const form = document.getElementById('served') as HTMLFormElement
  expect(new FormData(form).get('rating')).toBe('2')
  form.querySelectorAll('input')[2]?.click()
  expect(new FormData(form).get('rating')).toBe('3')
  form.remove()
})

it('requires a rating when it is required', () => {
  render(<RatingInput legend="Your rating" name="rating" labels={labels} required />)
  expect(screen.getAllByRole<HTMLInputElement>('radio').every((radio) => !radio.validity.valid)).toBe(true)
})
