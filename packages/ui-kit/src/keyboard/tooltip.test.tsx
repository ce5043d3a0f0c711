import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button, Dialog, HeartIcon, IconButton, Tooltip } from '../index.ts'

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

// In a corner of the window, away from the mouse of an earlier test.
const tooltips = (
  <div style={{ position: 'fixed', right: 0, bottom: 0 }}>
    <Tooltip text="We keep it for 30 days.">
      <IconButton label="Save" icon={<HeartIcon />} />
    </Tooltip>
    <Tooltip text="Free from $60.">
      <Button>Delivery</Button>
    </Tooltip>
  </div>
)
const shown = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent)

it('describes its control while it is closed and while it is open', async () => {
  render(tooltips)
  const button = screen.getByRole('button', { name: 'Save' })
  const panel = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(panel?.textContent).toBe('We keep it for 30 days.')
  expect(panel?.getAttribute('role')).toBe('tooltip')
})

it('opens at once when the keyboard reaches its control, and closes when the keyboard leaves it', async () => {
  render(tooltips)
  expect(shown()).toEqual([])
  await userEvent.keyboard('{Tab}')
  expect(shown()).toEqual(['We keep it for 30 days.'])
  await userEvent.keyboard('{Tab}')
  expect(shown()).toEqual(['Free from $60.'])
  await userEvent.keyboard('{Tab}')
  expect(shown()).toEqual([])
})

it('closes on Escape and leaves the focus and the dialog around it', async () => {
  render(
    <Dialog title="Cart" closeLabel="Close" trigger={<Button>Open</Button>}>
      {tooltips}
    </Dialog>,
  )
  await userEvent.keyboard('{Tab}{Enter}')
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Tab}')
  const focused = document.activeElement
  expect(shown()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  expect(shown()).toEqual([])
  expect(document.activeElement).toBe(focused)
  expect(screen.getByRole('dialog')).toBeDefined()
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Open' })).toBeDefined()
})

it('closes when its control is pressed', async () => {
  render(tooltips)
  await userEvent.keyboard('{Tab}')
  expect(shown()).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  expect(shown()).toEqual([])
})

/** A pointer that enters or leaves an element. */
const point = (type: 'pointerenter' | 'pointerleave', element: Element, pointerType = 'mouse') =>
  act(() => void element.dispatchEvent(new PointerEvent(type, { pointerType })))
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('opens when a mouse rests on its control, stays open under the mouse, and closes after the mouse left', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(tooltips)
  const button = screen.getByRole('button', { name: 'Save' })
  point('pointerenter', button)
  wait(499)
  expect(shown()).toEqual([])
  wait(1)
  expect(shown()).toHaveLength(1)
  point('pointerleave', button)
  wait(100)
  point('pointerenter', screen.getByRole('tooltip'))
  wait(1000)
  expect(shown()).toHaveLength(1)
  point('pointerleave', screen.getByRole('tooltip'))
  wait(200)
  expect(shown()).toEqual([])
})

it('does not open when a mouse passes over its control, and not under a finger', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(tooltips)
  const button = screen.getByRole('button', { name: 'Save' })
  point('pointerenter', button)
  wait(300)
  point('pointerleave', button)
  wait(1000)
  point('pointerenter', button, 'touch')
  wait(1000)
  expect(shown()).toEqual([])
})

it('opens the next tooltip without a delay, and shows one at a time', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(tooltips)
  const [save, delivery] = screen.getAllByRole('button')
  if (!save || !delivery) throw new Error('two buttons are missing')
  point('pointerenter', save)
  wait(500)
  point('pointerleave', save)
  point('pointerenter', delivery)
  expect(shown()).toEqual(['Free from $60.'])
})

it('replaces the tooltip of the browser', () => {
  render(tooltips)
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('title')).toBe(false)
})
