import type { Meta } from '@storybook/react-vite'
import { Textarea } from '../../index.ts'

export default { title: 'Forms/Textarea' } satisfies Meta

export const WithCounter = {
  render: () => (
    <Textarea
      label="Gift note"
      maxLength={200}
      counter={(left) => `${left} left`}
      hint="Printed on a card."
      defaultValue="Happy quilting"
    />
  ),
}

export const WithError = { render: () => <Textarea label="Message" error="Tell us what happened." /> }
