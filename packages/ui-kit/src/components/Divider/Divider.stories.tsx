import type { Meta } from '@storybook/react-vite'
import { Divider } from '../../index.ts'

export default { title: 'Layout/Divider' } satisfies Meta

export const Line = { render: () => <Divider /> }

export const Ink = { render: () => <Divider tone="ink" /> }
