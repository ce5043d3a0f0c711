import type { Meta } from '@storybook/react-vite'
import { Panel, Stack, TextLink } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Panel.docs.ts'
import { panelTones } from './Panel.variants.ts'

export default {
  title: 'Data/Panel',
  component: Panel,
  argTypes: variantArgTypes({ tone: panelTones }),
  parameters: { guide },
} satisfies Meta

export const Tones = {
  render: () => (
    <Stack>
      <Panel>Card</Panel>
      <Panel tone="raised">Raised</Panel>
      <Panel tone="dashed">
        <TextLink href="#add">Add an address</TextLink>
      </Panel>
    </Stack>
  ),
}

export const LongText = longText(Tones)
export const RightToLeft = rightToLeft(Tones)
export const SmallScreen = smallScreen(Tones)
