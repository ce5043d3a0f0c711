import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button, Dialog, DropdownMenu, type DropdownMenuGroup } from '../index.ts'

afterEach(cleanup)

const groups: readonly DropdownMenuGroup[] = [
  {
    items: [
      { label: 'Track the parcel', href: '#parcel' },
      { label: 'Order it again' },
      { label: 'Change the address', disabled: true },
      { label: 'Open the invoice', href: '#invoice' },
    ],
  },
  { label: 'Show', items: [{ label: 'Designer', checked: true, onChange: () => undefined }] },
]
const menu = (given = groups) => (
  <DropdownMenu label="Order" trigger={<Button>Actions</Button>} groups={given} />
)
const trigger = () => screen.getByRole('button', { name: 'Actions' })
const focused = () => document.activeElement?.textContent
const isOpen = async (open: boolean) => {
  await waitFor(() => expect(trigger().getAttribute('aria-expanded')).toBe(String(open)))
  expect(screen.queryByRole('menu', { name: 'Order' }) !== null).toBe(open)
}

it.each([
  ['Enter', '{Enter}', 'Track the parcel'],
  ['Arrow down', '{ArrowDown}', 'Track the parcel'],
  ['Arrow up', '{ArrowUp}', 'Designer'],
])('opens with %s, and focuses an item', async (_key, keys, item) => {
  render(menu())
  await isOpen(false)
  await userEvent.keyboard(`{Tab}${keys}`)
  await isOpen(true)
  expect(focused()).toBe(item)
})

it('opens with Space, and focuses the first item', async () => {
  render(menu())
  await userEvent.keyboard('{Tab} ')
  await isOpen(true)
  await waitFor(() => expect(focused()).toBe('Track the parcel'))
})

it('opens with a press, without a highlighted item', async () => {
  render(menu())
  await userEvent.click(trigger())
  await isOpen(true)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menu')))
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Track the parcel')
})

it('moves with arrow keys, Home and End, from the last item to the first, and skips disabled items', async () => {
  render(menu())
  await userEvent.keyboard('{Tab}{Enter}{ArrowDown}{ArrowDown}')
  expect(focused()).toBe('Open the invoice')
  await userEvent.keyboard('{End}')
  expect(focused()).toBe('Designer')
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Track the parcel')
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('Designer')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('Track the parcel')
})

it('moves to the item that starts with the typed letters', async () => {
  render(menu())
  await userEvent.keyboard('{Tab}{Enter}op')
  expect(focused()).toBe('Open the invoice')
})

it('moves from item to item when a letter is repeated', async () => {
  render(menu())
  await userEvent.keyboard('{Tab}{Enter}o')
  expect(focused()).toBe('Order it again')
  await userEvent.keyboard('o')
  expect(focused()).toBe('Open the invoice')
  await userEvent.keyboard('o')
  expect(focused()).toBe('Order it again')
})

it('types a space that belongs to a label, without a press of the item', async () => {
  const onSelect = vi.fn()
  render(
    menu([
      {
        items: [
          { label: 'Or', onSelect },
          { label: 'Or else', onSelect },
        ],
      },
    ]),
  )
  await userEvent.keyboard('{Tab}{Enter}or e')
  expect(focused()).toBe('Or else')
  expect(onSelect.mock.calls).toEqual([])
})

it('closes on Escape, returns the focus to the trigger, and leaves the dialog around it open', async () => {
  render(
    <Dialog title="Order" closeLabel="Close" trigger={<Button>Open</Button>}>
      {menu()}
    </Dialog>,
  )
  await userEvent.keyboard('{Tab}{Enter}')
  await screen.findByRole('dialog')
  trigger().focus()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await isOpen(false)
  expect(document.activeElement).toBe(trigger())
  expect(screen.getByRole('dialog')).toBeDefined()
})

it('closes on Tab, which moves on to the element after the menu', async () => {
  render(
    <>
      {menu()}
      <Button>Next</Button>
    </>,
  )
  await userEvent.keyboard('{Tab}{Enter}{Tab}')
  await isOpen(false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
})

it('calls an action after the menu has closed and the trigger has the focus', async () => {
  const onSelect = vi.fn(() => [focused(), screen.queryByRole('menu')])
  render(menu([{ items: [{ label: 'Order it again', onSelect }] }]))
  await userEvent.keyboard('{Tab}{Enter}{Enter}')
  await isOpen(false)
  expect(onSelect.mock.results.map(({ value }) => value)).toEqual([['Actions', null]])
})

it('follows a link with Enter and with Space, and closes', async () => {
  render(menu())
  await userEvent.keyboard('{Tab}{Enter}{Enter}')
  await isOpen(false)
  expect(location.hash).toBe('#parcel')
  await userEvent.keyboard('{ArrowDown}{End}{ArrowUp} ')
  await isOpen(false)
  expect(location.hash).toBe('#invoice')
})

it('changes a checkbox with Space and with Enter, and stays open', async () => {
  const onChange = vi.fn()
  render(menu([{ items: [{ label: 'Designer', checked: true, onChange }] }]))
  await userEvent.keyboard('{Tab}{Enter} {Enter}')
  expect(onChange.mock.calls).toEqual([[false], [false]])
  await isOpen(true)
})

it('submits a form with the value of an action', async () => {
  const onSubmit = vi.fn((event: React.FormEvent<HTMLFormElement>) => event.preventDefault())
  render(
    <>
      <form id="order" onSubmit={onSubmit} />
      {menu([{ items: [{ label: 'Cancel', form: 'order', name: 'act', value: 'cancel' }] }])}
    </>,
  )
  await userEvent.keyboard('{Tab}{Enter}{Enter}')
  await waitFor(() => expect(onSubmit.mock.calls).toHaveLength(1))
})

it('opens and can be used with Tab before hydration', async () => {
  document.body.insertAdjacentHTML('beforeend', `<div id="served">${renderToString(menu())}</div>`)
  await userEvent.keyboard('{Tab}{Enter}')
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeNull())
  await userEvent.keyboard('{Tab}')
  expect(focused()).toBe('Track the parcel')
  document.getElementById('served')?.remove()
})
