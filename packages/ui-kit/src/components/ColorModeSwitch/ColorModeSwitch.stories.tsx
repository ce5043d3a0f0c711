import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ColorModeSwitch } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './ColorModeSwitch.docs.ts'

export default {
  title: 'Action/ColorModeSwitch',
  component: ColorModeSwitch,
  parameters: { guide },
} satisfies Meta

export const Default = {
  render: () => <ColorModeSwitch label="Dark mode" />,
}

export const TurnsThePage = {
  render: () => <ColorModeSwitch label="Dark mode" />,
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const { colorMode = 'light' } = document.documentElement.dataset
    const control = within(canvasElement).getByRole('switch', { name: 'Dark mode' })
    await userEvent.click(control)
    await expect(document.documentElement.dataset.colorMode).toBe(colorMode === 'light' ? 'dark' : 'light')
    await expect(localStorage.getItem('color-mode')).toBe(document.documentElement.dataset.colorMode)
    await userEvent.click(control)
    await expect(document.documentElement.dataset.colorMode).toBe(colorMode)
    localStorage.removeItem('color-mode')
  },
}

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
