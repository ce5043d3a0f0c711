import type { Meta } from '@storybook/react-vite'
import { AddressCard, TextLink } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './AddressCard.docs.ts'

export default {
  title: 'Data/AddressCard',
  component: AddressCard,
  parameters: { guide },
} satisfies Meta

export const Default = {
  render: () => (
    <AddressCard
      title="Home"
      lines={['Marianne Hale', '212 Warren Street, Apt 3', 'Hudson, NY 12534']}
      note="Default for shipping and billing"
      actions={<TextLink href="#edit">Edit</TextLink>}
    />
  ),
}

export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
