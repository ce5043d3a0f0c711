import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
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

const pages = [
  'Overview',
  'Orders',
  'Addresses',
  'Wishlist',
  'Subscriptions',
  'Payment methods',
  'Profile',
  'Support',
]

/**
 * On small screens, the row is initially scrolled to the link of the current page, which is aligned with the page's
 * text.
 */
export const ScrolledToCurrent = {
  ...smallScreen({
    render: () => (
      <SideNav
        label="Account"
        items={pages.map((label) => ({ label, href: `#${label}`, current: label === 'Subscriptions' }))}
      />
    ),
  }),
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const current = within(canvasElement).getByRole('link', { name: 'Subscriptions' })
    const row = current.closest('ul')
    const side = Number.parseFloat(getComputedStyle(row ?? current).paddingInlineStart)
    const inset = current.getBoundingClientRect().left - (row?.getBoundingClientRect().left ?? 0)
    await expect(side).toBeGreaterThan(0)
    await expect(Math.abs(inset - side)).toBeLessThan(2)
  },
}
