import type { Meta } from '@storybook/react-vite'
import { Inline, Spinner } from '../../index.ts'

export default { title: 'Feedback/Spinner' } satisfies Meta

export const Sizes = {
  render: () => (
    <Inline gap="xl">
      <Spinner label="Loading designs" />
      <Spinner label="Loading the cart" size="title" />
    </Inline>
  ),
}
