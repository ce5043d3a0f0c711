import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { FormEvent } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Footer } from './Footer.tsx'

afterEach(cleanup)

it('lets the page subscribe the email address itself when the newsletter form is submitted', () => {
  const subscribe = vi.fn()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    subscribe(new FormData(event.currentTarget).get('email'))
  }
  render(
    <Footer
      name="Selvedge"
      motto="Printed to order"
      about="A shop."
      groups={[]}
      legal={[]}
      copyright="Selvedge"
      newsletter={{ label: 'Email', action: '/newsletter', submit: 'Subscribe', onSubmit }}
    />,
  )
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.com' } })
  fireEvent.click(screen.getByText('Subscribe'))
  expect(subscribe.mock.calls).toEqual([['ada@example.com']])
})
