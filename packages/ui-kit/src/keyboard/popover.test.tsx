import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button, Combobox, Dialog, Popover, TextInput } from '../index.ts'

afterEach(cleanup)

const popover = (
  <Popover title="Half-drop" closeLabel="Close" trigger={<Button>What is it?</Button>}>
    <TextInput label="Repeat" />
  </Popover>
)
const panel = () => screen.queryByRole('dialog', { name: 'Half-drop' })
const trigger = () => screen.getByRole('button', { name: 'What is it?' })
const close = () => screen.getByRole('button', { name: 'Close' })
const isOpen = async (open: boolean) => {
  await waitFor(() => expect(trigger().getAttribute('aria-expanded')).toBe(String(open)))
  expect(panel() !== null).toBe(open)
}

it('opens on Enter, focuses its close button, and names the panel that the trigger controls', async () => {
  render(popover)
  await isOpen(false)
  await userEvent.keyboard('{Tab}{Enter}')
  await isOpen(true)
  expect(document.activeElement).toBe(close())
  expect(trigger().getAttribute('aria-controls')).toBe(panel()?.id)
})

it.each([
  ['Escape', '{Escape}'],
  ['its close button', '{Enter}'],
])('closes with %s, and returns the focus to the trigger', async (_way, keys) => {
  render(popover)
  await userEvent.keyboard('{Tab}{Enter}')
  await isOpen(true)
  await userEvent.keyboard(keys)
  await isOpen(false)
  expect(document.activeElement).toBe(trigger())
})

it('closes when Tab leaves the panel, and stays open when Shift+Tab returns to the trigger', async () => {
  render(
    <>
      {popover}
      <Button>Next</Button>
    </>,
  )
  await userEvent.keyboard('{Tab}{Enter}')
  await isOpen(true)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(document.activeElement).toBe(trigger())
  await isOpen(true)
  await userEvent.keyboard('{Tab}{Tab}')
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  await userEvent.keyboard('{Tab}')
  await isOpen(false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
})

it('closes when the user presses outside, and leaves the focus there', async () => {
  render(
    <>
      <TextInput label="Name" />
      {popover}
    </>,
  )
  await userEvent.click(trigger())
  await isOpen(true)
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }))
  await isOpen(false)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
})

it('closes only the panel that opened last on Escape: a list, then a popover, then the dialog around both', async () => {
  render(
    <Dialog title="Order" closeLabel="Close dialog" trigger={<Button>Open</Button>}>
      <Popover title="Half-drop" closeLabel="Close" trigger={<Button>What is it?</Button>}>
        <Combobox
          label="Designer"
          options={[{ value: 'Imani Okafor' }]}
          emptyText="None"
          countText={(count) => `${count} found`}
        />
      </Popover>
    </Dialog>,
  )
  await userEvent.keyboard('{Tab}{Enter}')
  await screen.findByRole('dialog', { name: 'Order' })
  await userEvent.click(trigger())
  await isOpen(true)
  await userEvent.click(screen.getByRole('combobox'))
  expect(screen.getByRole('listbox', { name: 'Designer' })).toBeDefined()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await isOpen(true)
  await userEvent.keyboard('{Escape}')
  await isOpen(false)
  expect(screen.getByRole('dialog', { name: 'Order' })).toBeDefined()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
