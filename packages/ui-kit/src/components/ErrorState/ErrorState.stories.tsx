import type { Meta } from '@storybook/react-vite'
import { Button, ErrorState } from '../../index.ts'

export default { title: 'Feedback/ErrorState' } satisfies Meta

export const Default = {
  render: () => (
    <ErrorState
      title="Sorry.. there was an error"
      text="It is on our side, and we have been told."
      action={<Button href="#home">Back to the shop</Button>}
      reference="Reference 7F3A"
    />
  ),
}
