import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import {
  BagIcon,
  Button,
  ChevronDownIcon,
  CloseIcon,
  DropdownMenu,
  HeartIcon,
  IconButton,
  Inline,
  LockIcon,
  MenuIcon,
  SearchIcon,
} from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './DropdownMenu.docs.ts'
import { dropdownMenuAlignments, dropdownMenuSides, dropdownMenuTones } from './DropdownMenu.variants.ts'

export default {
  title: 'Action/DropdownMenu',
  component: DropdownMenu,
  argTypes: variantArgTypes({
    side: dropdownMenuSides,
    align: dropdownMenuAlignments,
    tone: dropdownMenuTones,
  }),
  parameters: { guide, sheet: 'alone' },
} satisfies Meta

type Played = { readonly canvasElement: HTMLElement }

const openMenu = async ({ canvasElement }: Played) => {
  within(canvasElement).getByRole('button').focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
}

export const Closed = {
  render: () => (
    <DropdownMenu
      label="Actions for order 20418"
      trigger={
        <Button tone="secondary" size="s">
          Actions <ChevronDownIcon size={18} />
        </Button>
      }
      groups={[
        {
          items: [
            { label: 'Track the parcel', href: '#parcel', icon: <SearchIcon size={18} /> },
            { label: 'Order it again', onSelect: () => undefined, icon: <BagIcon size={18} /> },
            { label: 'Save the designs', note: '3 designs', href: '#save', icon: <HeartIcon size={18} /> },
            {
              label: 'Change the address',
              note: 'Printed',
              onSelect: () => undefined,
              icon: <LockIcon size={18} />,
              disabled: true,
            },
          ],
        },
        {
          items: [
            {
              label: 'Cancel the order',
              tone: 'danger',
              onSelect: () => undefined,
              icon: <CloseIcon size={18} />,
            },
          ],
        },
      ]}
    />
  ),
}

export const Open = { render: Closed.render, play: openMenu }

const columns = ['Designer', 'Material', 'Price'] as const

const WithCheckboxes = () => {
  const [shown, setShown] = useState<readonly string[]>(['Designer', 'Price'])
  return (
    <Inline justify="end">
      <DropdownMenu
        label="Columns of the list"
        align="end"
        trigger={<IconButton label="Columns" icon={<MenuIcon />} tone="framed" />}
        groups={[
          {
            label: 'Show',
            items: columns.map((column) => ({
              label: column,
              checked: shown.includes(column),
              onChange: (checked) =>
                setShown(checked ? [...shown, column] : shown.filter((other) => other !== column)),
            })),
          },
          {
            label: 'Sort by',
            items: [
              { label: 'Newest', href: '#newest', current: true },
              { label: 'Name', href: '#name' },
            ],
          },
        ]}
      />
    </Inline>
  )
}

export const Checkboxes = { render: () => <WithCheckboxes />, play: openMenu }

export const ChoosesByKeyboard = {
  render: () => <WithCheckboxes />,
  play: async (context: Played) => {
    await openMenu(context)
    await userEvent.keyboard('ma{Enter}')
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Material' })).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(within(context.canvasElement).getByRole('button')).toHaveFocus()
  },
}

export const Hover = hover(Closed)
export const Focus = focus(Closed)
export const Active = active(Closed)
export const LongText = longText(Closed)
export const RightToLeft = rightToLeft(Closed)
export const SmallScreen = smallScreen(Closed)
