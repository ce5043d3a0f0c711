import type { Meta } from '@storybook/react-vite'
import { SearchField } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './SearchField.docs.ts'
import { searchFieldSizes } from './SearchField.variants.ts'

export default {
  title: 'Forms/SearchField',
  component: SearchField,
  argTypes: variantArgTypes({ size: searchFieldSizes }),
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

export const Default = {
  render: () => (
    <SearchField
      action="#search"
      label="Search"
      placeholder="Search designs"
      value="quince"
      submit="Search"
    />
  ),
}

export const Empty = {
  render: () => <SearchField action="#search" label="Search" placeholder="Search designs" submit="Search" />,
}

export const Small = {
  render: () => (
    <SearchField
      action="#orders"
      label="Search orders"
      placeholder="Order, name or email"
      submit="Search"
      size="s"
    />
  ),
}

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
