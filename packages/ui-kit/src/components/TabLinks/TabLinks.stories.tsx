import type { Meta } from '@storybook/react-vite'
import { TabLinks } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './TabLinks.docs.ts'

export default {
  title: 'Action/TabLinks',
  component: TabLinks,
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

export const Default = {
  render: () => (
    <TabLinks
      label="Kinds"
      items={[
        { label: 'Fabric', href: '#fabric', count: '214' },
        { label: 'Wallpaper', href: '#wallpaper', count: '168', current: true },
        { label: 'Bedding', href: '#bedding', count: '92' },
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
