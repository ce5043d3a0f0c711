import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button, DateField, type DateFieldProps } from '../index.ts'

afterEach(cleanup)

const messages = {
  missing: 'Choose.',
  incomplete: 'Complete it.',
  beforeMin: 'Too early.',
  afterMax: 'Too late.',
}
const date = (props: Partial<DateFieldProps> = {}) => (
  <DateField
    label="Delivery on"
    name="delivery"
    min="2026-12-01"
    max="2026-12-24"
    messages={messages}
    {...props}
  />
)
const field = () => screen.getByLabelText<HTMLInputElement>('Delivery on')
const error = () =>
  field().hasAttribute('aria-invalid')
    ? document
        .getElementById(field().getAttribute('aria-describedby')?.split(' ')[0] ?? '')
        ?.textContent?.trim()
    : undefined
const enter = (value: string) => fireEvent.change(field(), { target: { value } })

it.each([
  ['2026-11-30', 'Too early.'],
  ['2026-12-01', undefined],
  ['2026-12-24', undefined],
  ['2026-12-25', 'Too late.'],
])('checks %s when the visitor leaves the field', (value, message) => {
  render(date())
  enter(value)
  expect(error()).toBe(undefined)
  fireEvent.blur(field())
  expect(error()).toBe(message)
})

it('shows a problem until the date is right', () => {
  render(date())
  enter('2026-11-30')
  fireEvent.blur(field())
  enter('2026-11-29')
  expect(error()).toBe('Too early.')
  enter('2026-12-02')
  expect(error()).toBe(undefined)
})

it('says that a date is missing when the form is submitted, and focuses the field', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      {date({ required: true })}
      <Button type="submit">Save</Button>
    </form>,
  )
  fireEvent.blur(field())
  expect(error()).toBe(undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(error()).toBe('Choose.')
  expect(document.activeElement).toBe(field())
  enter('2026-12-03')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit.mock.calls).toHaveLength(1)
})

it('says that a date is incomplete when a part of it is typed', async () => {
  render(
    <>
      {date()}
      <Button>Next</Button>
    </>,
  )
  await userEvent.keyboard('{Tab}12')
  screen.getByRole('button', { name: 'Next' }).focus()
  expect(field().value).toBe('')
  await vi.waitFor(() => expect(error()).toBe('Complete it.'))
})

it('shows the error of a server while the browser finds no problem', () => {
  render(date({ defaultValue: '2026-12-24', error: 'This day is full.' }))
  expect(error()).toBe('This day is full.')
})

it('submits a date as text, from the HTML of a server', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<form id="served">${renderToString(date({ defaultValue: '2026-12-05' }))}</form>`,
  )
  const form = document.getElementById('served') as HTMLFormElement
  expect(new FormData(form).get('delivery')).toBe('2026-12-05')
  field().value = '2026-12-25'
  expect(form.checkValidity()).toBe(false)
  form.remove()
})
