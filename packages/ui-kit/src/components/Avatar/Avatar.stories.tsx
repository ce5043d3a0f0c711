import type { Meta } from '@storybook/react-vite'
import { Avatar, Inline, Text } from '../../index.ts'
import { Example } from '../../stories/images.tsx'
import { courtPrint } from '../../stories/prints.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './Avatar.docs.ts'
import { avatarSizes } from './Avatar.variants.ts'

export default {
  title: 'Data/Avatar',
  component: Avatar,
  argTypes: variantArgTypes({ size: avatarSizes }),
  parameters: { guide },
} satisfies Meta

export const Initials = {
  render: () => (
    <Inline>
      {avatarSizes.map((size) => (
        <Avatar key={size} size={size} name="Imani Okafor" />
      ))}
    </Inline>
  ),
}

export const WithImage = {
  render: () => (
    <Inline>
      {avatarSizes.map((size) => (
        <Avatar key={size} size={size} name="Youssef Amrani" image={<Example print={courtPrint} />} />
      ))}
    </Inline>
  ),
}

export const BesideItsName = {
  render: () => (
    <Inline gap="s">
      <Avatar decorative name="Marit Solberg" />
      <Text weight="strong">Marit Solberg</Text>
    </Inline>
  ),
}

export const WithoutLetters = { render: () => <Avatar name="4711" /> }

export const LongText = longText(BesideItsName)
export const RightToLeft = rightToLeft(BesideItsName)
export const SmallScreen = smallScreen(Initials)
