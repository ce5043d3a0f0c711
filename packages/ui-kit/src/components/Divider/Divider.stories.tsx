import type { Meta } from '@storybook/react-vite'
import { Divider } from '../../index.ts'
import { smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Divider.docs.ts'
import { dividerTones } from './Divider.variants.ts'

export default {
  title: 'Layout/Divider',
  component: Divider,
  argTypes: variantArgTypes({ tone: dividerTones }),
  parameters: { guide },
} satisfies Meta

export const Line = { render: () => <Divider /> }

export const Strong = { render: () => <Divider tone="strong" /> }

export const SmallScreen = smallScreen(Line)
