import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TextInput } from '../TextInput/TextInput.tsx'
import { FormErrorSummary } from './FormErrorSummary.tsx'

afterEach(cleanup)

it('takes the focus when there are errors', () => {
  render(
    <FormErrorSummary
      title="One thing to correct"
      errors={[{ fieldId: 'email', message: 'Enter an email.' }]}
    />,
  )
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

it('takes the focus again for a new response with the same errors, but not for a rerender with the same response', () => {
  const form = (of: unknown, message: string) => (
    <>
      <FormErrorSummary title="One thing to correct" errors={[{ fieldId: 'email', message }]} response={of} />
      <button type="submit">Send</button>
    </>
  )
  const result = {}
  const { rerender } = render(form(result, 'Enter an email.'))
  screen.getByRole('button').focus()
  rerender(form(result, 'Enter an e-mail address.'))
  expect(document.activeElement).toBe(screen.getByRole('button'))
  rerender(form({}, 'Enter an e-mail address.'))
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

it('focuses the field when its link is followed', () => {
  render(
    <>
      <FormErrorSummary
        title="One thing to correct"
        errors={[{ fieldId: 'email', message: 'Enter an email.' }]}
      />
      <TextInput id="email" label="Email" error="Enter an email." />
    </>,
  )
  fireEvent.click(screen.getByRole('link'))
  const field = screen.getByLabelText('Email')
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-describedby')).toBe('email-error')
})

it('renders nothing when there are no errors', () => {
  const { container } = render(<FormErrorSummary title="One thing to correct" errors={[]} />)
  expect(container.innerHTML).toBe('')
})
