import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AlertDialog, Button, Dialog, Drawer, TextInput } from '../index.ts'

afterEach(cleanup)

const focused = () => document.activeElement

it('opens a dialog on Enter, traps Tab, closes on Escape and restores the focus', async () => {
  render(
    <>
      <Dialog title="Delivery to" closeLabel="Close" trigger={<Button>Change country</Button>}>
        <TextInput label="Postal code" />
        <Button>Save</Button>
      </Dialog>
      <Button>Behind</Button>
    </>,
  )
  await userEvent.keyboard('{Tab}{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Delivery to' })
  for (let press = 0; press < 7; press += 1) {
    expect(dialog.contains(focused())).toBe(true)
    await userEvent.keyboard('{Tab}')
  }
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(dialog.contains(focused())).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(focused()).toBe(screen.getByRole('button', { name: 'Change country' }))
})

it('opens a drawer from a link on Enter, and its close button restores the focus to the link', async () => {
  render(
    <Drawer title="Filter" closeLabel="Close" trigger={<Button href="#filter">Filter</Button>}>
      <TextInput label="Price from" />
    </Drawer>,
  )
  await userEvent.keyboard('{Tab}{Enter}')
  await screen.findByRole('dialog', { name: 'Filter' })
  expect(location.hash).toBe('')
  expect(focused()).toBe(screen.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Tab}')
  expect(focused()).toBe(screen.getByLabelText('Price from'))
  await userEvent.keyboard('{Tab} ')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(focused()).toBe(screen.getByRole('link', { name: 'Filter' }))
})

it('focuses the cancel button of an alert dialog first', async () => {
  let removed = 0
  render(
    <AlertDialog
      title="Remove?"
      description="Quince Orchard, 3 yd."
      confirm="Remove"
      cancel="Keep it"
      onConfirm={() => {
        removed += 1
      }}
      trigger={<Button>Remove line</Button>}
    />,
  )
  await userEvent.keyboard('{Tab}{Enter}')
  await screen.findByRole('alertdialog')
  expect(focused()).toBe(screen.getByRole('button', { name: 'Keep it' }))
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(removed).toBe(0)
})
