import type { Meta } from '@storybook/react-vite'
import { PasswordInput } from '../../index.ts'

export default { title: 'Forms/PasswordInput' } satisfies Meta

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
