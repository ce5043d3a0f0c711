import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button, ToastProvider, type ToastRequest, useToast } from '../index.ts'

afterEach(cleanup)

const ToastButton = ({ request }: { readonly request: ToastRequest }) => {
  const { show } = useToast()
  return <Button onClick={() => show(request)}>Remove line</Button>
}

const shop = (request: ToastRequest) =>
  render(
    <ToastProvider label="Notifications" closeLabel="Close">
      <ToastButton request={request} />
    </ToastProvider>,
  )

it('focuses the toast on F8 and its close button on Tab', async () => {
  shop({ title: 'Removed from your cart', duration: 'indefinite' })
  await userEvent.keyboard('{Tab}{Enter}')
  await screen.findByText('Removed from your cart')
  await userEvent.keyboard('{F8}')
  expect(screen.getByRole('region', { name: /Notifications/ }).contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Tab}{Tab}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByText('Removed from your cart')).toBeNull()
})

it('shows an action in place of the close button, and runs the action by keyboard', async () => {
  const undo = vi.fn()
  shop({
    title: 'Removed from your cart',
    duration: 'indefinite',
    action: { altText: 'Add it again', element: <Button onClick={undo}>Undo</Button> },
  })
  await userEvent.keyboard('{Tab}{Enter}')
  await screen.findByText('Removed from your cart')
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await userEvent.keyboard('{F8}{Tab}{Tab}{Enter}')
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText('Removed from your cart')).toBeNull()
})

it.each([
  ['Escape', '{F8}{Tab}{Escape}'],
  ['its close button', '{F8}{Tab}{Tab}{Enter}'],
])('closes a focused toast with %s, and returns the focus to where it was', async (_way, keys) => {
  shop({ title: 'Removed from your cart', duration: 'indefinite' })
  await userEvent.keyboard('{Tab}{Enter}')
  await screen.findByText('Removed from your cart')
  await userEvent.keyboard(keys)
  expect(screen.queryByText('Removed from your cart')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove line' }))
})
