import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TextInput } from '../TextInput/TextInput.tsx'
import { FormErrorSummary } from './FormErrorSummary.tsx'

afterEach(cleanup)

it('takes the focus when there is something wrong', () => {
  render(
    <FormErrorSummary
      title="One thing to mend"
      errors={[{ fieldId: 'email', message: 'Enter an email.' }]}
    />,
  )
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

it('takes it again with every answer, also one that says the same, and with nothing else', () => {
  const form = (of: unknown, message: string) => (
    <>
      <FormErrorSummary title="One thing to mend" errors={[{ fieldId: 'email', message }]} of={of} />
      <button type="submit">Send</button>
    </>
  )
  const answer = {}
  const { rerender } = render(form(answer, 'Enter an email.'))
  screen.getByRole('button').focus()
  rerender(form(answer, 'Enter an e-mail address.'))
  expect(document.activeElement).toBe(screen.getByRole('button'))
  rerender(form({}, 'Enter an e-mail address.'))
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

it('leads to the field', () => {
  render(
    <>
      <FormErrorSummary
        title="One thing to mend"
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

it('is not there when all is well', () => {
  const { container } = render(<FormErrorSummary title="One thing to mend" errors={[]} />)
  expect(container.innerHTML).toBe('')
})
