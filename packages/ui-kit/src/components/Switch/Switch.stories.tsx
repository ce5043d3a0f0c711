import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Stack, Switch } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './Switch.docs.ts'

export default {
  title: 'Forms/Switch',
  component: Switch,
  parameters: { guide },
} satisfies Meta

export const States = {
  render: () => (
    <Stack gap="none">
      <Switch>Weekly letter</Switch>
      <Switch defaultChecked hint="From this device only.">
        Remember my measurements
      </Switch>
    </Stack>
  ),
}

export const Disabled = {
  render: () => (
    <Stack gap="none">
      <Switch disabled>Trade prices</Switch>
      <Switch disabled defaultChecked>
        Plus prices
      </Switch>
    </Stack>
  ),
}

export const ToggledByItsLabel = {
  render: () => <Switch>Weekly letter</Switch>,
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Weekly letter'))
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
}

export const Hover = hover(States)
export const Focus = focus(States)
export const Active = active(States)
export const LongText = longText(States)
export const RightToLeft = rightToLeft(States)
export const SmallScreen = smallScreen(States)
