import type { Meta } from '@storybook/react-vite'
import { DroppedStitch } from '../../index.ts'
import { smallScreen } from '../../stories/states.tsx'
import { guide } from './DroppedStitch.docs.ts'

export default {
  title: 'Brand/DroppedStitch',
  component: DroppedStitch,
  parameters: { guide },
} satisfies Meta

export const Default = { render: () => <DroppedStitch /> }

export const SmallScreen = smallScreen(Default)
