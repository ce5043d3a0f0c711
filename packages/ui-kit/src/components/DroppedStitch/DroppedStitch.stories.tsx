import type { Meta } from '@storybook/react-vite'
import { DroppedStitch } from '../../index.ts'

export default { title: 'Brand/DroppedStitch' } satisfies Meta

export const Default = { render: () => <DroppedStitch /> }
