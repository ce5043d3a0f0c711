import type { Meta } from '@storybook/react-vite'
import { HeartIcon, IconButton, Inline, SearchIcon } from '../../index.ts'

export default { title: 'Action/IconButton' } satisfies Meta

export const Tones = {
  render: () => (
    <Inline>
      <IconButton label="Save" icon={<HeartIcon />} />
      <IconButton label="Saved" icon={<HeartIcon />} aria-pressed tone="floating" />
      <IconButton label="Save this design" icon={<HeartIcon />} tone="framed" size="l" />
    </Inline>
  ),
}

export const AsLink = { render: () => <IconButton href="#search" label="Search" icon={<SearchIcon />} /> }
