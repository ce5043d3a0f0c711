import type { Meta } from '@storybook/react-vite'
import { SearchField } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './SearchField.docs.ts'

export default {
  title: 'Forms/SearchField',
  component: SearchField,
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

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
