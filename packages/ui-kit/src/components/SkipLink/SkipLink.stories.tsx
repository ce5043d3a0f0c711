import type { Meta } from '@storybook/react-vite'
import { SkipLink } from '../../index.ts'

export default { title: 'Layout/SkipLink' } satisfies Meta

export const Default = {
  render: () => (
    <>
      <SkipLink target="content">Skip to content</SkipLink>
      <p id="content">Press Tab.</p>
    </>
  ),
}
