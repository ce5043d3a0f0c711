import type { Meta } from '@storybook/react-vite'
import { Breadcrumbs } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './Breadcrumbs.docs.ts'

export default {
  title: 'Data/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { guide },
} satisfies Meta

export const Default = {
  render: () => (
    <Breadcrumbs
      label="Breadcrumbs"
      items={[
        { label: 'Home', href: '#home' },
        { label: 'Printed fabric', href: '#fabric' },
        { label: 'Quince Orchard' },
      ]}
    />
  ),
}

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
