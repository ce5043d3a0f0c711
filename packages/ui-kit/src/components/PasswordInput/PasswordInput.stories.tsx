import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { PasswordInput } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './PasswordInput.docs.ts'

export default {
  title: 'Forms/PasswordInput',
  component: PasswordInput,
  parameters: { guide },
} satisfies Meta

export const Plain = {
  render: () => (
    <PasswordInput label="Password" labels={{ show: 'Show', hide: 'Hide' }} autoComplete="current-password" />
  ),
}

export const WithRules = {
  render: () => (
    <PasswordInput
      label="New password"
      labels={{ show: 'Show', hide: 'Hide' }}
      autoComplete="new-password"
      rules={[{ label: '8 to 20 characters', test: (value) => value.length >= 8 && value.length <= 20 }]}
      ruleStates={{ met: 'met', open: 'not yet' }}
    />
  ),
}

export const WithError = {
  render: () => (
    <PasswordInput
      label="Password"
      labels={{ show: 'Show', hide: 'Hide' }}
      error="That is not the password."
    />
  ),
}

export const Disabled = {
  render: () => <PasswordInput label="Password" labels={{ show: 'Show', hide: 'Hide' }} disabled />,
}

export const RulesAreMet = {
  render: WithRules.render,
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('not yet')).toBeInTheDocument()
    await userEvent.type(canvas.getByLabelText('New password'), 'Quince-2026')
    await expect(canvas.getByText('met')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'text')
  },
}

export const Hover = hover(Plain)
export const Focus = focus(Plain)
export const Active = active(Plain)
export const LongText = longText(Plain)
export const RightToLeft = rightToLeft(Plain)
export const SmallScreen = smallScreen(Plain)
