import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Combobox } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Combobox.docs.ts'
import { comboboxFilters } from './Combobox.variants.ts'

export default {
  title: 'Forms/Combobox',
  component: Combobox,
  argTypes: variantArgTypes({ filter: comboboxFilters }),
  parameters: { guide, sheet: 'alone' },
} satisfies Meta

const designers = [
  { value: 'Imani Okafor', note: '214 designs' },
  { value: 'Marit Solberg', note: '68 designs' },
  { value: 'Ottoline Reyes', note: '36 designs' },
  { value: 'Renée Aubertin', note: 'not printing now', disabled: true },
]

const shared = {
  label: 'Designer',
  name: 'designer',
  options: designers,
  emptyText: 'No designer of this name',
  countText: (count: number) => (count === 1 ? '1 designer' : `${count} designers`),
}

export const Default = { render: () => <Combobox {...shared} placeholder="Any designer" /> }
export const WithHint = {
  render: () => <Combobox {...shared} hint="Or leave it open." optional="(optional)" />,
}
export const WithError = {
  render: () => <Combobox {...shared} defaultValue="Nobody" error="Choose a designer of this shop." />,
}
export const Disabled = { render: () => <Combobox {...shared} disabled defaultValue="Imani Okafor" /> }

const open = async (canvasElement: HTMLElement, text: string) => {
  await userEvent.type(within(canvasElement).getByRole('combobox'), text)
}

export const Open = {
  render: () => <Combobox {...shared} />,
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    await open(canvasElement, 'e')
    await expect(await screen.findAllByRole('option')).toHaveLength(3)
  },
}

export const AccentsDoNotMatter = {
  render: () => <Combobox {...shared} />,
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    await open(canvasElement, 'renee')
    await expect(await screen.findByRole('option', { name: /Renée/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const NothingFound = {
  render: () => <Combobox {...shared} />,
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    await open(canvasElement, 'zz')
    await expect(await screen.findByRole('option', { name: 'No designer of this name' })).toBeVisible()
  },
}

export const Loading = {
  render: () => <Combobox {...shared} options={[]} filter="none" loadingText="Looking for designers" />,
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    await open(canvasElement, 'ma')
    await expect(await screen.findByRole('option', { name: 'Looking for designers' })).toBeVisible()
  },
}

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
