import type { Meta } from '@storybook/react-vite'
import { SideNav, TextLink } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './SideNav.docs.ts'

export default {
  title: 'Shells/SideNav',
  component: SideNav,
  parameters: { guide },
} satisfies Meta

export const Default = {
  render: () => (
    <SideNav
      label="Account"
      items={['Overview', 'Orders', 'Wishlist'].map((label) => ({
        label,
        href: `#${label}`,
        current: label === 'Orders',
      }))}
    >
      <TextLink tone="quiet">Log out</TextLink>
    </SideNav>
  ),
}

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
